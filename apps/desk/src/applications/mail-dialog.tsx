import {
  type Application,
  MAIL_SUBJECT_MAX_LENGTH,
  MAIL_TEXT_MAX_LENGTH,
  type MailTemplate,
} from '@example/api/desk';
import { Button } from '@example/ui/button';
import { Dialog } from '@example/ui/dialog';
import { SelectField } from '@example/ui/select-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { Alert } from '@example/ui/alert';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useBackend } from '../backend/backend.ts';
import { Failure } from '../shell/failure.tsx';
import { failureText } from '../shell/failure-text.ts';
import { useToast } from '../shell/toasts.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import { words as shell } from '../words/shell.ts';
import { keys } from './keys.ts';
import * as styles from './mail-dialog.css.ts';

const texts = words.mail;

interface FormProps {
  readonly id: string;
  readonly application: Application;
  readonly templates: readonly MailTemplate[];
  readonly onSent: () => void;
  readonly onBusy: (busy: boolean) => void;
}

const MailForm = ({ id, application, templates, onSent, onBusy }: FormProps) => {
  const { desk } = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const [first] = templates;
  const [template, setTemplate] = useState<MailTemplate['id']>(first?.id ?? 'free');
  const [subject, setSubject] = useState(first?.subject ?? '');
  const [text, setText] = useState(first?.text ?? '');
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { reference, email } = application;

  const send = useMutation({
    mutationFn: async () =>
      desk.applications.mail(
        reference,
        { template, subject: subject.trim(), text: text.trim() },
        { idempotencyKey: key },
      ),
    onMutate: () => {
      onBusy(true);
    },
    onSettled: () => {
      onBusy(false);
    },
    onSuccess: () => {
      toast({ tone: 'success', text: texts.sent });
      void queries.invalidateQueries({ queryKey: keys.one(reference) });
      onSent();
    },
  });

  const choose = (chosen: string) => {
    const found = templates.find((one) => one.id === chosen);
    if (!found) return;
    setTemplate(found.id);
    setSubject(found.subject);
    setText(found.text);
    setTried(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (subject.trim() !== '' && text.trim() !== '' && !send.isPending) send.mutate();
  };

  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      {send.error && <Alert tone="danger">{failureText(send.error)}</Alert>}
      <p className={styles.to}>
        <span className={styles.term}>{texts.to}</span> {email}
      </p>
      <SelectField
        name="template"
        label={texts.template}
        className={controls.fields}
        options={templates.map(({ id: value, name: label }) => ({ value, label }))}
        value={template}
        onChange={({ target }) => {
          choose(target.value);
        }}
      />
      <TextField
        name="subject"
        label={texts.subject}
        required
        maxLength={MAIL_SUBJECT_MAX_LENGTH}
        className={controls.fields}
        value={subject}
        error={tried && subject.trim() === '' ? texts.subjectMissing : undefined}
        onChange={({ target }) => {
          setSubject(target.value);
        }}
      />
      <TextArea
        name="text"
        label={texts.text}
        required
        rows={12}
        maxLength={MAIL_TEXT_MAX_LENGTH}
        className={controls.fields}
        value={text}
        error={tried && text.trim() === '' ? texts.textMissing : undefined}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </form>
  );
};

interface MailDialogProps {
  readonly application: Application;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A mail to the applicant, begun from a template. */
export const MailDialog = ({ application, open, onOpenChange }: MailDialogProps) => {
  const { desk } = useBackend();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: keys.templates(application.reference),
    queryFn: async ({ signal }) => desk.applications.templates(application.reference, { signal }),
    enabled: open,
    staleTime: Infinity,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={texts.heading(application.name)}
      closeLabel={shell.close}
      footer={
        <>
          <Button
            variant="secondary"
            size="sm"
            className={controls.button}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            size="sm"
            className={controls.button}
            busy={busy}
            busyLabel={texts.sending}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      {open && data ? (
        <MailForm
          id={form}
          application={application}
          templates={data}
          onBusy={setBusy}
          onSent={() => {
            onOpenChange(false);
          }}
        />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{shell.loading}</p>
      )}
    </Dialog>
  );
};
