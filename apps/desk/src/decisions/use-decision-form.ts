import {
  type ApplicantMail,
  fillIn,
  type MailTemplate,
  placeholdersOf,
  templatesOfStatus,
  unknownPlaceholders,
} from '@example/api/desk';
import { applicantTemplates, nameInMail } from '@example/content/desk';
import { useState } from 'react';
import type {
  Draft as KeptDraft,
  Seen,
  SettableStatus,
  Wanted,
} from '../applications/use-decisions.ts';
import { useIdempotencyKey } from '../clients/use-idempotency-key.ts';
import { readDraft, useDraft, writeDraft } from '../drafts/use-draft.ts';
import { messages as shared } from '../messages/details.ts';
import { messages } from '../messages/decisions.ts';

type TemplateId = ApplicantMail['template'];
type Choice = TemplateId | 'none';
type Text = Pick<ApplicantMail, 'subject' | 'text'>;
type Named = Pick<Seen, 'reference' | 'name' | 'job_title'>;

interface Draft {
  readonly note: string;
  readonly chosen: Partial<Record<SettableStatus, Choice>>;
  readonly typed: Partial<Record<TemplateId, Text>>;
}

/** Returns the templates with their texts for these applicants: one is named, several are placeholders. */
const templatesFor = (seen: readonly Seen[]): ReadonlyMap<TemplateId, MailTemplate> => {
  const [one] = seen;
  const words =
    one && seen.length === 1
      ? { name: nameInMail(one.name), job_title: one.job_title, reference: one.reference }
      : { name: '{name}', job_title: '{vacancy}', reference: '{reference}' };
  return new Map(applicantTemplates(words).map((template) => [template.id, template]));
};

const PREFIX = 'decision ';

/** Returns the name under which the draft is kept, in whatever order they are seen. */
export const draftOf = (seen: readonly Pick<Seen, 'reference'>[]) =>
  PREFIX +
  seen
    .map(({ reference }) => reference)
    .toSorted()
    .join(' ');

interface FormOptions {
  readonly seen: readonly Seen[];
  /** Status that is chosen at first. */
  readonly first: SettableStatus;
  readonly mayMail: boolean;
}

/** Manages the fields of a decision. What was typed is kept until the decision is made. */
export const useDecisionForm = ({ seen, first, mayMail }: FormOptions) => {
  const templates = templatesFor(seen);
  const [kept, keep] = useDraft(draftOf(seen));
  const draft: Draft =
    kept === '' ? { note: '', chosen: {}, typed: {} } : (JSON.parse(kept) as Draft);
  const [status, setStatus] = useState(first);
  const [tried, setTried] = useState(false);
  const { note, chosen, typed } = draft;
  const usual: Choice = status === 'rejected' ? 'rejection' : 'none';
  const template: Choice = mayMail ? (chosen[status] ?? usual) : 'none';
  const own = template === 'none' ? undefined : templates.get(template);
  const mail = own && { subject: own.subject, text: own.text, ...typed[own.id] };
  const write = (change: Partial<Draft>) => keep(JSON.stringify({ ...draft, ...change }));

  const [one] = seen.length === 1 ? seen : [];
  /** Returns the error of what braces are in a text. One applicant's words are filled in already, and may have some. */
  const braceErrorOf = (text: string) => {
    if (!one) {
      const unknown = unknownPlaceholders(text);
      return unknown.length > 0 ? messages.unknownPlaceholders(unknown) : undefined;
    }
    const unfilled = placeholdersOf(text.replaceAll(one.job_title, ''));
    return unfilled.length > 0 ? messages.unfilledPlaceholders(unfilled) : undefined;
  };
  const errorOf = (text: string, missing: string) => {
    const error = braceErrorOf(text);
    if (error !== undefined) return error;
    return tried && text.trim() === '' ? missing : undefined;
  };
  const wanted: Wanted = {
    status,
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(own &&
      mail && {
        mail: {
          ...{ template: own.id, subject: mail.subject.trim(), text: mail.text.trim() },
          ...(one && { as_written: true }),
        },
      }),
  };
  const key = useIdempotencyKey(JSON.stringify(wanted));
  return {
    status,
    note,
    template,
    templateName: own?.name,
    choices: templatesOfStatus[status].flatMap((id) => templates.get(id) ?? []),
    mail,
    errors: {
      subject: mail && errorOf(mail.subject, shared.mail.subjectMissing),
      text: mail && errorOf(mail.text, shared.mail.textMissing),
    },
    wanted,
    key,
    /** Returns whether the decision can be made, and shows the errors if it cannot. */
    check: () => {
      setTried(true);
      return [mail?.subject, mail?.text].every(
        (text) => text === undefined || (text.trim() !== '' && braceErrorOf(text) === undefined),
      );
    },
    chooseStatus: (next: SettableStatus) => {
      setStatus(next);
      setTried(false);
    },
    choose: (next: Choice) => {
      write({ chosen: { ...chosen, [status]: next } });
      setTried(false);
    },
    writeNote: (next: string) => write({ note: next }),
    writeMail: (change: Partial<Text>) => {
      if (own && mail) write({ typed: { ...typed, [own.id]: { ...mail, ...change } } });
    },
    forget: () => keep(''),
  };
};

/** Returns a mail's text as an applicant gets it. */
export const filledFor = (text: string, { name, job_title, reference }: Named): string =>
  fillIn(text, { name: nameInMail(name), vacancy: job_title, reference });

/** Keeps what was typed for a decision for those on whom it was not made after all, unless more was typed since. */
export const keepTyped = ({ name, text }: KeptDraft, some: readonly Named[]): void => {
  const own = name.startsWith(PREFIX) ? draftOf(some) : name;
  if (some.length === 0 || text === '' || readDraft(own) !== '') return;
  const [one] = own !== name && some.length === 1 ? some : [];
  if (one) {
    const { typed, ...rest } = JSON.parse(text) as Draft;
    const filled = Object.entries(typed).map(([id, mail]): [string, Text] => [
      id,
      { subject: filledFor(mail.subject, one), text: filledFor(mail.text, one) },
    ]);
    writeDraft(own, JSON.stringify({ ...rest, typed: Object.fromEntries(filled) }));
  } else writeDraft(own, text);
};
