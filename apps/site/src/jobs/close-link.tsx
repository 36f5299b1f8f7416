import { Button } from '@example/ui/button';
import type { ReactNode } from 'react';

interface CloseLinkProps {
  /** URL to go to without JavaScript. */
  readonly href: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders the close button of a dialog that has a URL. */
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
