import {
  MAIL_SUBJECT_MAX_LENGTH,
  MAIL_TEXT_MAX_LENGTH,
  type MailTemplate,
  placeholdersOf,
} from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { SelectField } from '@example/ui/select-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { isUnsure } from '../clients/is-unsure.ts';
import { useIdempotencyKey } from '../clients/use-idempotency-key.ts';
import { Failure } from '../view/failure.tsx';
import { failureText } from '../toasts/failure-text.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { useLeft, useToldWhenLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { messages as decisionMessages } from '../messages/decisions.ts';
import { messages } from '../messages/details.ts';
import { messages as shell } from '../messages/shell.ts';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import * as styles from './mail-dialog.css.ts';
import { hasDraft, type Sent, useDraft, writeSent } from '../drafts/use-draft.ts';

const texts = messages.mail;

type Text = Pick<MailTemplate, 'subject' | 'text'>;

type WrittenMail<Id extends string> = Text & { readonly template: Id };

type Template<Id extends string> = Text & { readonly id: Id; readonly name: string };

interface SendingProps<Id extends string> {
  /** Reference of the subject; an unsent draft is kept under it. */
  readonly about: string;
  readonly to: string;
  /**
   * Sends the mail, with the same idempotency key for the same mail. Resolves to false when it was not sent:
   * `children` then give the reason. Resolves to `later` when it can still be undone, which is said elsewhere.
   */
  readonly onSend: (mail: WrittenMail<Id>, idempotencyKey: string) => Promise<boolean | 'later'>;
  /** Notice to read before sending, which may depend on the chosen template. */
  readonly children?: ReactNode | ((template: Id) => ReactNode);
}

interface FormProps<Id extends string> extends SendingProps<Id> {
  readonly templates: Templates<Id>;
  readonly onSent: () => void;
  readonly onBusy: (busy: boolean) => void;
  readonly textArea: Ref<HTMLTextAreaElement>;
}

type Templates<Id extends string> = readonly [Template<Id>, ...(readonly Template<Id>[])];

/** The chosen template and the typed text of each template. */
interface Draft<Id extends string> {
  readonly template: Id;
  readonly typed: Partial<Record<Id, Text>>;
}

/** Returns the name under which the draft is kept. */
export const draftOf = (about: string) => `mail ${about}`;

interface MailButtonProps {
  readonly label: string;
  /** Reference of the subject. */
  readonly about: string;
  readonly onClick: () => void;
}

/** Button that opens the mail dialog, marked when there is an unsent draft. */
export const MailButton = ({ label, about, onClick }: MailButtonProps) => (
  <SmallButton onClick={onClick}>
    <Icon name="mail" />
    {hasDraft(draftOf(about)) ? texts.begun(label) : label}
  </SmallButton>
);

/** Returns the error of placeholders, which only mails to several fill in. The words of a template may have braces. */
const braceErrorOf = (text: string, template: string): string | undefined => {
  const known = placeholdersOf(template);
  const unfilled = placeholdersOf(text).filter((word) => !known.includes(word));
  return unfilled.length > 0 ? decisionMessages.unfilledPlaceholders(unfilled) : undefined;
};

/**
 * Manages the draft: the typed text of the chosen template, or the template's own. A choice alone is no draft, until the
 * mail is sent.
 */
const useWritten = <Id extends string>(about: string, templates: Templates<Id>) => {
  const [first] = templates;
  const [kept, keep] = useDraft(draftOf(about));
  const [chosen, setChosen] = useState(first.id);
  const draft: Draft<Id> =
    kept === '' ? { template: chosen, typed: {} } : (JSON.parse(kept) as Draft<Id>);
  const keepDraft = (change: Partial<Draft<Id>>) => keep(JSON.stringify({ ...draft, ...change }));
  const {
    id: template,
    subject,
    text,
  } = templates.find(({ id }) => id === draft.template) ?? first;
  const written: WrittenMail<Id> = { template, subject, text, ...draft.typed[template] };
  return {
    written,
    braceErrors: {
      subject: braceErrorOf(written.subject, subject),
      text: braceErrorOf(written.text, text),
    },
    choose: (next: Id) => {
      setChosen(next);
      if (kept !== '') keepDraft({ template: next });
    },
    write: (change: Partial<Text>) => {
      const { subject: topic, text: body } = { ...written, ...change };
      keepDraft({
        template,
        typed: { ...draft.typed, [template]: { subject: topic, text: body } },
      });
    },
    keepSent: (sent: Sent) => {
      keepDraft({});
      writeSent(draftOf(about), sent);
    },
    forget: () => keep(''),
  };
};

const sendingFailure = (error: Error): string =>
  isUnsure(error) ? `${failureText(error)} ${texts.notKnown}` : failureText(error);

const MailForm = <Id extends string>({
  about,
  to,
  templates,
  onSend,
  onSent,
  onBusy,
  textArea,
  children,
}: FormProps<Id>) => {
  const toast = useToast();
  const isLeft = useLeft();
  const notSaved = useNotSaved();
  const toldWhenLeft = useToldWhenLeft();
  const { written, braceErrors, choose, write, keepSent, forget } = useWritten(about, templates);
  const { template, subject, text } = written;
  const [tried, setTried] = useState(false);
  const content = JSON.stringify(written);
  const key = useIdempotencyKey(content, draftOf(about));
  const change: typeof write = (what) => {
    // Ignores changes while the mail is sent.
    if (!send.isPending) write(what);
  };

  const send = useMutation({
    mutationFn: async () => onSend({ template, subject: subject.trim(), text: text.trim() }, key),
    onMutate: () => {
      onBusy(true);
      keepSent({ content, key });
    },
    onSettled: () => onBusy(false),
    onError: toldWhenLeft,
    onSuccess: (isSent) => {
      if (!isSent) {
        if (isLeft()) notSaved(messages.changedFirst);
        return;
      }
      forget();
      if (isSent === true) toast({ tone: 'success', text: texts.sent });
      onSent();
    },
  });

  const submit = () => {
    setTried(true);
    const isBraced = Object.values(braceErrors).some((error) => error !== undefined);
    if (subject.trim() !== '' && text.trim() !== '' && !isBraced && !send.isPending) send.mutate();
  };

  return (
    <DialogForm failure={send.error !== null && sendingFailure(send.error)} onSubmit={submit}>
      {typeof children === 'function' ? children(template) : children}
      <p className={styles.to}>
        <span className={styles.term}>{texts.to}</span> {to}
      </p>
      {templates.length > 1 && (
        <SelectField
          name="template"
          label={texts.template}
          className={controls.fields}
          options={templates.map(({ id: value, name: label }) => ({ value, label }))}
          value={template}
          onChange={({ target }) => {
            const found = templates.find((one) => one.id === target.value);
            if (!found || send.isPending) return;
            choose(found.id);
            setTried(false);
          }}
        />
      )}
      <TextField
        name="subject"
        label={texts.subject}
        required
        maxLength={MAIL_SUBJECT_MAX_LENGTH}
        className={controls.fields}
        value={subject}
        error={tried && subject.trim() === '' ? texts.subjectMissing : braceErrors.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        ref={textArea}
        name="text"
        label={texts.text}
        required
        rows={12}
        maxLength={MAIL_TEXT_MAX_LENGTH}
        className={controls.fields}
        value={text}
        error={tried && text.trim() === '' ? texts.textMissing : braceErrors.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </DialogForm>
  );
};

interface MailDialogProps<Id extends string> extends SendingProps<Id> {
  readonly heading: string;
  /** Templates to begin with; `undefined` while they are loading. */
  readonly templates: readonly Template<Id>[] | undefined;
  /** Failure of loading the templates. */
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

const isSome = <T,>(all: readonly T[]): all is readonly [T, ...(readonly T[])] => all.length > 0;

export const MailDialog = <Id extends string>({
  heading,
  templates,
  error,
  onRetry,
  open,
  onClose,
  ...sending
}: MailDialogProps<Id>) => {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const known = open && templates !== undefined && isSome(templates) ? templates : undefined;
  return (
    <FormDialog
      texts={{ heading, action: texts.send, working: texts.sending }}
      busy={busy}
      isReady={known !== undefined}
      // Without a template there is nothing to read or to choose before writing.
      initialFocus={templates?.[0]?.text === '' ? textArea : undefined}
      open={open}
      onClose={onClose}
    >
      {known ? (
        <MailForm
          {...sending}
          templates={known}
          textArea={textArea}
          onBusy={setBusy}
          onSent={onClose}
        />
      ) : error && onRetry ? (
        <Failure error={error} onRetry={onRetry} />
      ) : (
        <p role="status">{shell.loading}</p>
      )}
    </FormDialog>
  );
};
