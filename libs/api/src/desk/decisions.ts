import * as z from 'zod/mini';
import { applicationStatuses } from '../accounts/contract.ts';
import {
  applicationReference,
  applicationStatus,
  mailTemplates,
  outcomeOf,
  type settableStatuses,
  seenApplications,
  SEVERAL_MAX,
} from './applications.ts';
import { deskCheckOf, deskCode, mailFields, noteText } from './common.ts';

/** Time in which a new status can be taken back, in ms. Nothing is told to the applicant before it ends. */
export const UNDO_MS = 10_000;

type SettableStatus = (typeof settableStatuses)[number];
type TemplateId = (typeof mailTemplates)[number];

/** Templates of the mail that goes with a status. No other says the same as the status. */
export const templatesOfStatus = {
  received: ['received', 'free'],
  'in review': ['received', 'free'],
  shortlisted: ['invitation', 'free'],
  rejected: ['rejection', 'free'],
  hired: ['free'],
} as const satisfies Readonly<Record<SettableStatus, readonly TemplateId[]>>;

/** Words in braces that a mail's subject and text may contain. Each applicant gets their own in place of them. */
export const mailPlaceholders = ['name', 'vacancy', 'reference'] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

const PLACEHOLDER = /\{(\w{1,40})\}/g;

const isPlaceholder = (word: string): word is MailPlaceholder =>
  (mailPlaceholders as readonly string[]).includes(word);

/** Fills in the placeholders of a mail's subject or text. */
export const fillIn = (text: string, words: Readonly<Record<MailPlaceholder, string>>): string =>
  text.replaceAll(PLACEHOLDER, (whole, word: string) =>
    isPlaceholder(word) ? words[word] : whole,
  );

/** Returns the words in braces that are no placeholders. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([whole, word = '']) =>
    isPlaceholder(word) ? [] : [whole],
  );

export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([whole, word = '']) =>
    isPlaceholder(word) ? [whole] : [],
  );

interface Texts {
  readonly subject: string;
  readonly text: string;
  readonly as_written?: true | undefined;
}

const known = (field: 'subject' | 'text') =>
  z.refine<Texts>(
    (mail) => mail.as_written === true || unknownPlaceholders(mail[field]).length === 0,
    { error: deskCode('placeholder_unknown'), path: [field] },
  );

/** Mail that goes with a decision. Its texts may contain placeholders, unless they are sent as they are written. */
const decisionMailSchema = z
  .strictObject({
    template: z.literal(mailTemplates, { error: deskCode('template_invalid') }),
    subject: mailFields.subject,
    text: mailFields.text,
    /** Braces are characters like others. */
    as_written: z.optional(z.literal(true)),
  })
  .check(known('subject'), known('text'));

/**
 * A new status for one or several applications, each at the version that the caller has read, with the mail that tells
 * it to the applicants and a reason for colleagues.
 */
export const newDecisionSchema = z
  .strictObject({
    items: seenApplications,
    status: applicationStatus,
    /** Absent: the applicants get no mail. */
    mail: z.optional(decisionMailSchema),
    /** Kept as a note of each application. */
    note: z.optional(noteText),
  })
  .check(
    z.refine(
      ({ status, mail }) =>
        mail === undefined ||
        (templatesOfStatus[status] as readonly string[]).includes(mail.template),
      { error: deskCode('template_invalid'), path: ['mail', 'template'] },
    ),
  );
export type NewDecision = z.infer<typeof newDecisionSchema>;

export const checkDecision = deskCheckOf(newDecisionSchema, 'items_invalid');

export const decisionResultSchema = z.object({
  /** Id by which it is undone. */
  decision: z.string(),
  /** Time left to undo it, in ms. */
  undo_ms: z.number(),
  /** Only `decided` changed an application. */
  results: z.array(
    z.extend(outcomeOf('decided', 'already', 'stale', 'not-found', 'withdrawn'), {
      /** False when none was asked for, or when the address refused a mail before. */
      mailed: z.boolean(),
    }),
  ),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;
export type DecisionOutcome = DecisionResult['results'][number];

const references = z
  .array(applicationReference, { error: deskCode('items_invalid') })
  .check(z.minLength(1), z.maxLength(SEVERAL_MAX));

/** Applications for which a decision is undone. */
export const undoSchema = z.strictObject({
  decision: z.string().check(z.maxLength(40)),
  references,
});
export type Undo = z.infer<typeof undoSchema>;

export const checkUndo = deskCheckOf(undoSchema, 'items_invalid');

/** The outcomes of undoing. `told`: it is too late; `replaced`: another change came after it. */
export const undoResultSchema = z.object({
  results: z.array(outcomeOf('undone', 'told', 'replaced', 'not-found', 'withdrawn')),
});
export type UndoOutcome = z.infer<typeof undoResultSchema>['results'][number];

/** State of an application, for the summary before it is decided on. */
export const weighedSchema = z.object({
  reference: z.string(),
  name: z.string(),
  status: z.literal(applicationStatuses),
  version: z.number(),
  /** True when a mail was given up because the address was refused, and none arrived there since. */
  address_refused: z.boolean(),
});
export type Weighed = z.infer<typeof weighedSchema>;
