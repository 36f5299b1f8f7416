import { AlertDialog } from '@example/ui/alert-dialog';
import { useState } from 'react';
import { messages } from '../messages/details.ts';
import { SmallButton } from '../style/small-button.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  /** True while the action runs. */
  readonly busy: boolean;
  readonly heading: string;
  readonly text: string;
  /** Label of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => void;
}

/** A button for an action that takes effect at once for others. It asks before. */
export const ConfirmButton = ({
  label,
  busy,
  heading,
  text,
  action,
  onConfirm,
}: ConfirmButtonProps) => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <SmallButton busy={busy} busyLabel={label} onClick={() => setAsks(true)}>
        {label}
      </SmallButton>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        heading={heading}
        okText={action}
        cancelText={messages.cancel}
        onOk={() => {
          if (!busy) onConfirm();
        }}
      >
        {text}
      </AlertDialog>
    </>
  );
};
