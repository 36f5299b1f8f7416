import * as z from 'zod/mini';
import { applicationStatuses } from '../accounts/contract.ts';
import { allIssues, type CheckedFields, nonBlankField } from '../fields/index.ts';

/** Most characters of a tag, and most tags of an application. */
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX = 20;

/** Most characters of a note, and of a mail's subject and text. */
export const NOTE_MAX_LENGTH = 5_000;
export const MAIL_SUBJECT_MAX_LENGTH = 200;
export const MAIL_TEXT_MAX_LENGTH = 10_000;

/** Most applications that are changed, or whose resumes are packed, at once. */
export const SEVERAL_MAX = 200;

/** Most items of a page of a list, and how many there are where nothing is said. */
export const PAGE_MAX = 200;
export const PAGE_DEFAULT = 100;

/** What the staff may make of an application: only its applicant withdraws it. */
export const settableStatuses = [
  'received',
  'in review',
  'shortlisted',
  'rejected',
  'hired',
] as const satisfies readonly (typeof applicationStatuses)[number][];

/** The orders of the list: the latest first, unless something else is asked for. */
export const applicationOrders = ['-applied_at', 'applied_at', 'name', '-name'] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

/** What can be wrong with what the desk sends about applications. */
export const deskErrorCodes = [
  'query_invalid',
  'status_invalid',
  'tags_invalid',
  'nothing_to_change',
  'note_missing',
  'note_too_long',
  'items_invalid',
  'references_invalid',
  'template_invalid',
  'subject_missing',
  'subject_too_long',
  'text_missing',
  'text_too_long',
] as const;
export type DeskErrorCode = (typeof deskErrorCodes)[number];

const code = (name: DeskErrorCode) => name;

/** A tag as it is kept: in lower case, without spaces around it or several between its words. */
const tag = z.string().check(
  z.overwrite((text) => text.toWellFormed().trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  z.minLength(1),
  z.maxLength(TAG_MAX_LENGTH),
  z.regex(/^[^\p{Cc}]*$/u),
);

const tags = z.array(tag, { error: code('tags_invalid') }).check(
  z.maxLength(TAGS_MAX),
  z.overwrite((all) => [...new Set(all)]),
);

const status = z.literal(settableStatuses, { error: code('status_invalid') });
const reference = z.string().check(z.regex(/^A-[0-9A-Z]{8}$/));

/** What every item of the list says. */
const summary = {
  reference: z.string(),
  job_id: z.number(),
  /** As it was called when they applied. */
  job_title: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.literal(applicationStatuses),
  tags: z.array(z.string()),
  /** In ms since 1970. */
  applied_at: z.number(),
  /** Grows with each change of status or tags: what `If-Match` names. */
  version: z.number(),
} as const;

/** An application in the list; `notes` is how many it has. */
export const applicationRowSchema = z.object({ ...summary, notes: z.number() });
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

/** A page of the list; `total` counts all pages. Without `next_cursor` it is the last one. */
export const applicationListSchema = z.object({
  items: z.array(applicationRowSchema),
  total: z.number(),
  next_cursor: z.optional(z.string()),
});
export type ApplicationList = z.infer<typeof applicationListSchema>;

const noteSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The employee code of who wrote it. */
  author: z.string(),
  text: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** What somebody did to an application. */
const eventSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The employee code of who did it. */
  actor: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type ApplicationEvent = z.infer<typeof eventSchema>;

/** A whole application, with its notes and its history, the newest first. */
export const applicationSchema = z.object({
  ...summary,
  phone: z.string(),
  cover_letter: z.string(),
  /** `null`: there is no file any more, or whoever asks may not read it. */
  resume: z.nullable(
    z.object({
      name: z.string(),
      bytes: z.number(),
      /** What can be read in it; absent where nothing can. */
      text: z.optional(z.string()),
    }),
  ),
  notes: z.array(noteSchema),
  history: z.array(eventSchema),
});
export type Application = z.infer<typeof applicationSchema>;

/** What the list is limited to, as it stands in an address. */
export const applicationQuerySchema = z.strictObject({
  /** Part of a name, an address or a reference. */
  q: z.optional(z.string({ error: code('query_invalid') }).check(z.trim(), z.maxLength(200))),
  job_id: z.optional(z.coerce.number({ error: code('query_invalid') }).check(z.int(), z.gte(1))),
  status: z.optional(z.literal(applicationStatuses, { error: code('query_invalid') })),
  tag: z.optional(tag),
  sort: z.optional(z.literal(applicationOrders, { error: code('query_invalid') })),
  cursor: z.optional(z.string({ error: code('query_invalid') }).check(z.maxLength(1_000))),
  limit: z.optional(
    z.coerce.number({ error: code('query_invalid') }).check(z.int(), z.gte(1), z.lte(PAGE_MAX)),
  ),
});
export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;

/** Checks with one code for whatever is wrong with a value. */
const withCode = <T>(checked: CheckedFields<T>, known: DeskErrorCode): CheckedFields<T> =>
  checked.ok
    ? checked
    : {
        ok: false,
        issues: checked.issues.map(({ field, code: said }) => ({
          field,
          code: (deskErrorCodes as readonly string[]).includes(said) ? said : known,
        })),
      };

export const checkApplicationQuery = (input: unknown): CheckedFields<ApplicationQuery> =>
  withCode(
    allIssues(applicationQuerySchema.safeParse(input), Object.keys(applicationQuerySchema.shape)),
    'query_invalid',
  );

/** A change of one application: at least one of both. The tags given take the place of all there are. */
export const applicationChangeSchema = z
  .strictObject({ status: z.optional(status), tags: z.optional(tags) })
  .check(
    z.refine((change) => change.status !== undefined || change.tags !== undefined, {
      error: code('nothing_to_change'),
      path: ['status'],
    }),
  );
export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

export const checkApplicationChange = (input: unknown): CheckedFields<ApplicationChange> =>
  withCode(allIssues(applicationChangeSchema.safeParse(input), ['status', 'tags']), 'tags_invalid');

/** A change of several applications, each as whoever asks has seen it. */
export const bulkChangeSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ reference, version: z.int() }), { error: code('items_invalid') })
      .check(z.minLength(1), z.maxLength(SEVERAL_MAX)),
    status: z.optional(status),
    add_tags: z.optional(tags),
    remove_tags: z.optional(tags),
  })
  .check(
    z.refine(
      ({ status: wanted, add_tags, remove_tags }) =>
        wanted !== undefined || (add_tags ?? remove_tags) !== undefined,
      { error: code('nothing_to_change'), path: ['status'] },
    ),
  );
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const checkBulkChange = (input: unknown): CheckedFields<BulkChange> =>
  withCode(
    allIssues(bulkChangeSchema.safeParse(input), ['items', 'status', 'add_tags', 'remove_tags']),
    'items_invalid',
  );

/** What became of one of several: one that is not as it was seen is left as it is. */
export const bulkOutcomes = [
  'changed',
  'stale',
  'not-found',
  'withdrawn',
  'too-many-tags',
] as const;
export const bulkResultSchema = z.object({
  results: z.array(
    z.object({
      reference: z.string(),
      outcome: z.literal(bulkOutcomes),
      /** As it is now. */
      application: z.optional(applicationRowSchema),
    }),
  ),
});
export type BulkOutcome = z.infer<typeof bulkResultSchema>['results'][number];

export const newNoteSchema = z.strictObject({
  text: nonBlankField(code('note_missing')).check(
    z.maxLength(NOTE_MAX_LENGTH, { error: code('note_too_long') }),
  ),
});

export const checkNewNote = (input: unknown): CheckedFields<z.infer<typeof newNoteSchema>> =>
  allIssues(newNoteSchema.safeParse(input), ['text']);

/** The templates of mails to applicants; `free`: nothing is written yet. */
export const mailTemplates = ['received', 'invitation', 'rejection', 'free'] as const;

/** A template, filled in for one applicant: it can be changed before it is sent. */
export const mailTemplateSchema = z.object({
  id: z.literal(mailTemplates),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

export const applicantMailSchema = z.strictObject({
  template: z.literal(mailTemplates, { error: code('template_invalid') }),
  subject: nonBlankField(code('subject_missing')).check(
    z.overwrite((text) => text.trim().replaceAll(/\s+/g, ' ')),
    z.maxLength(MAIL_SUBJECT_MAX_LENGTH, { error: code('subject_too_long') }),
  ),
  text: nonBlankField(code('text_missing')).check(
    z.maxLength(MAIL_TEXT_MAX_LENGTH, { error: code('text_too_long') }),
  ),
});
export type ApplicantMail = z.infer<typeof applicantMailSchema>;

export const checkApplicantMail = (input: unknown): CheckedFields<ApplicantMail> =>
  allIssues(applicantMailSchema.safeParse(input), ['template', 'subject', 'text']);

/** Whose resumes are packed: references, a comma between them. */
export const resumesQuerySchema = z.strictObject({
  references: z
    .string({ error: code('references_invalid') })
    .check(
      z.regex(/^A-[0-9A-Z]{8}(?:,A-[0-9A-Z]{8}){0,199}$/, { error: code('references_invalid') }),
    ),
});

export const checkResumesQuery = (
  input: unknown,
): CheckedFields<z.infer<typeof resumesQuerySchema>> =>
  allIssues(resumesQuerySchema.safeParse(input), ['references']);

/** What the list can be limited to, with how many applications each has. */
export const applicationChoicesSchema = z.object({
  jobs: z.array(z.object({ job_id: z.number(), job_title: z.string(), count: z.number() })),
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
});
export type ApplicationChoices = z.infer<typeof applicationChoicesSchema>;
