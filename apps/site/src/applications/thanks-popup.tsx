import { applications } from '@example/content/applications';
import { AlertDialog, type AlertDialogProps } from '@example/ui/alert-dialog';
import { useState } from 'react';
import { Thanks } from './thanks.tsx';

interface ThanksPopupProps extends Pick<AlertDialogProps, 'returnFocusTo'> {
  /** The sent application; `undefined` without one. */
  readonly sent: { readonly reference?: string | undefined } | undefined;
  readonly onClose: () => void;
}

/** Says once, in a popup, that an application was stored (spec §8). */
export const ThanksPopup = ({ sent, onClose, returnFocusTo }: ThanksPopupProps) => {
  const [thanked, setThanked] = useState<object>();
  return (
    <AlertDialog
      tone="success"
      heading={applications.success.heading}
      okText={applications.ok}
      open={sent !== undefined && sent !== thanked}
      onOpenChange={(next) => {
        if (next) return;
        setThanked(sent);
        onClose();
      }}
      returnFocusTo={returnFocusTo}
    >
      <Thanks reference={sent?.reference} />
    </AlertDialog>
  );
};
