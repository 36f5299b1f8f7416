import { Button } from '@example/ui/button';
import type { ReactNode } from 'react';

interface CloseLinkProps {
  /** Target without JavaScript. */
  readonly href: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Close button of a dialog that has a URL. */
export const CloseLink = ({ href, onClose, children }: CloseLinkProps) => (
  <Button
    href={href}
    variant="secondary"
    onClick={(event) => {
      onClose();
      event.preventDefault();
    }}
  >
    {children}
  </Button>
);
