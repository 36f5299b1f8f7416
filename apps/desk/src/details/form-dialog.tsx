import { Dialog } from '@example/ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/details.ts';
import { messages as shell } from '../messages/shell.ts';

interface FormDialogProps {
  /** Id of the form in the dialog. */
  readonly form: string;
  readonly heading: string;
  readonly description?: string | undefined;
  /** Labels of the submit button, at rest and while the form is being sent. */
  readonly action: string;
  readonly working: string;
  readonly busy: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Field that has the focus at first; the title by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons before the submit button. */
  readonly otherActions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog around a form, with the form's buttons in its footer. */
export const FormDialog = ({
  form,
  action,
  working,
  busy,
  otherActions,
  onOpenChange,
  ...dialog
}: FormDialogProps) => (
  <Dialog
    {...dialog}
    onOpenChange={onOpenChange}
    closeLabel={shell.close}
    footer={
      <>
        <SmallButton
          onClick={() => {
            onOpenChange(false);
          }}
        >
          {messages.cancel}
        </SmallButton>
        {otherActions}
        <SmallButton variant="primary" type="submit" form={form} busy={busy} busyLabel={working}>
          {action}
        </SmallButton>
      </>
    }
  />
);
