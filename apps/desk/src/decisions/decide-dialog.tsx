import {
  MAIL_SUBJECT_MAX_LENGTH,
  MAIL_TEXT_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  settableStatuses,
} from '@example/api/desk';
import { SelectField } from '@example/ui/select-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Seen, SettableStatus, Wanted } from '../applications/use-decisions.ts';
import { optionsOf } from '../lists/options-of.ts';
import { messages as applications } from '../messages/applications.ts';
import { messages } from '../messages/decisions.ts';
import { messages as shared } from '../messages/details.ts';
import { useMay } from '../session/session.ts';
import { failureText } from '../toasts/failure-text.ts';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import * as styles from './decide-dialog.css.ts';
import { Summary } from './summary.tsx';
import { filledFor, useDecisionForm } from './use-decision-form.ts';
import { useWeighed, weigh } from './use-weighed.ts';

const statusOptions = optionsOf(settableStatuses, applications.statuses);

interface DecideDialogProps {
  readonly seen: readonly Seen[];
  /** Status that is chosen at first. */
  readonly status: SettableStatus;
  readonly onClose: () => void;
  /** Resolves to false when a part of them was not decided on. */
  readonly onDecide: (seen: readonly Seen[], wanted: Wanted, key: string) => Promise<boolean>;
}

/** Sets a status with its mail and a reason, for one or several applicants. */
export const DecideDialog = ({ seen, status: first, onClose, onDecide }: DecideDialogProps) => {
  const reason = useRef<HTMLTextAreaElement>(null);
  const mayMail = useMay('applications.mail');
  const form = useDecisionForm({ seen, first, mayMail });
  const { status, mail, errors } = form;
  const weighing = weigh(seen, status, useWeighed(seen));
  const { decided, stale } = weighing;
  const asked = [...decided, ...stale];
  // Those that a colleague changed are asked about afterwards.
  const meant = [decided, stale].find(({ length }) => length > 0) ?? seen;
  const names = meant.map(({ name }) => name);
  const [shown] = decided;

  const send = useMutation({
    // Those that were changed meanwhile are left by the service, which is then asked about.
    mutationFn: async () => onDecide(asked, form.wanted, form.key),
    onSuccess: (isWhole) => {
      if (isWhole) form.forget();
    },
    onError: useToldWhenLeft(),
  });
  return (
    <FormDialog
      texts={{
        heading: messages.heading(status, names),
        action: messages.action(status, meant.length, seen.length),
        working: messages.working,
      }}
      busy={send.isPending}
      isReady={asked.length > 0}
      initialFocus={reason}
      onClose={onClose}
    >
      <DialogForm
        byKeys
        failure={send.error !== null && failureText(send.error)}
        onSubmit={() => {
          if (form.check() && asked.length > 0 && !send.isPending) send.mutate();
        }}
      >
        <Summary weighing={weighing} status={status} template={form.templateName} />
        <TextArea
          ref={reason}
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint}
          rows={2}
          maxLength={NOTE_MAX_LENGTH}
          className={controls.fields}
          value={form.note}
          onChange={({ target }) => form.writeNote(target.value)}
        />
        <div className={styles.choices}>
          <SelectField
            name="status"
            label={messages.status}
            className={controls.fields}
            options={statusOptions}
            value={status}
            onChange={({ target }) => {
              const next = settableStatuses.find((one) => one === target.value);
              if (next) form.chooseStatus(next);
            }}
          />
          {mayMail && (
            <SelectField
              name="template"
              label={messages.mail}
              className={controls.fields}
              options={[
                ...form.choices.map(({ id: value, name: label }) => ({ value, label })),
                { value: 'none', label: messages.noMail },
              ]}
              value={form.template}
              onChange={({ target }) =>
                form.choose(form.choices.find((one) => one.id === target.value)?.id ?? 'none')
              }
            />
          )}
        </div>
        {mail && (
          <>
            <TextField
              name="subject"
              label={shared.mail.subject}
              required
              maxLength={MAIL_SUBJECT_MAX_LENGTH}
              className={controls.fields}
              value={mail.subject}
              error={errors.subject}
              onChange={({ target }) => form.writeMail({ subject: target.value })}
            />
            <TextArea
              name="text"
              label={shared.mail.text}
              hint={seen.length > 1 ? messages.placeholders : undefined}
              required
              rows={9}
              maxLength={MAIL_TEXT_MAX_LENGTH}
              className={controls.fields}
              value={mail.text}
              error={errors.text}
              onChange={({ target }) => form.writeMail({ text: target.value })}
            />
            {shown && seen.length > 1 && (
              <details>
                <summary className={styles.opener}>{messages.preview(shown.name)}</summary>
                <div className={styles.preview}>
                  <p className={styles.subject}>{filledFor(mail.subject, shown)}</p>
                  <p className={styles.body}>{filledFor(mail.text, shown)}</p>
                </div>
              </details>
            )}
          </>
        )}
      </DialogForm>
    </FormDialog>
  );
};
