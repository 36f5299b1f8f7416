import { Button } from '@example/ui/button';
import type { ReactNode } from 'react';

interface CloseLinkProps {
  /** Where it leads without JavaScript. */
  readonly href: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Close, at the end of a dialog that has an address. */
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
