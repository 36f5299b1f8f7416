import { Alert } from '@example/ui/alert';
import { Dialog } from '@example/ui/dialog';
import { createContext, type ReactNode, type RefObject, use, useId } from 'react';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/details.ts';
import { messages as shell } from '../messages/shell.ts';
import { focusRefused } from './focus-refused.ts';
import * as styles from './form-dialog.css.ts';

/** Id of the form in the dialog, by which the submit button in the footer finds it. */
const FormId = createContext<string | undefined>(undefined);

interface DialogFormProps {
  /** Reason why what was sent is refused, if no field says it. */
  readonly failure?: string | false | undefined;
  /** True where Enter with Control or Meta submits it, from a text of several lines too. */
  readonly byKeys?: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

export const DialogForm = ({
  failure = false,
  byKeys = false,
  onSubmit,
  children,
}: DialogFormProps) => {
  const submit = (form: HTMLFormElement) => {
    onSubmit(form);
    focusRefused(form);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields
    <form
      id={use(FormId)}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (byKeys && key === 'Enter' && (ctrlKey || metaKey)) submit(currentTarget);
      }}
    >
      {failure !== false && <Alert tone="danger">{failure}</Alert>}
      {children}
    </form>
  );
};

interface FormDialogProps {
  readonly texts: {
    readonly heading: string;
    readonly description?: string | undefined;
    /** Labels of the submit button, at rest and while the form is being sent. */
    readonly action: string;
    readonly working: string;
  };
  readonly busy: boolean;
  /** False while the form is not there, which then has no button either. */
  readonly isReady?: boolean;
  readonly open?: boolean;
  readonly onClose: () => void;
  /** Field that has the focus at first; the title by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons before the submit button. */
  readonly otherActions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog around a `DialogForm`, with the form's buttons in its footer. */
export const FormDialog = ({
  texts: { heading, description, action, working },
  busy,
  isReady = true,
  open = true,
  otherActions,
  onClose,
  children,
  ...dialog
}: FormDialogProps) => {
  const form = useId();
  return (
    <Dialog
      {...dialog}
      heading={heading}
      description={description}
      open={open}
      onOpenChange={onClose}
      closeLabel={shell.close}
      footer={
        <>
          <SmallButton onClick={onClose}>{messages.cancel}</SmallButton>
          {otherActions}
          {isReady && (
            <SmallButton
              variant="primary"
              type="submit"
              form={form}
              busy={busy}
              busyLabel={working}
            >
              {action}
            </SmallButton>
          )}
        </>
      }
    >
      <FormId value={form}>{children}</FormId>
    </Dialog>
  );
};
