import * as z from 'zod/mini';
import { applicationStatuses, quarantineReasons } from '../accounts/contract.ts';
import { checkOf, isSeen, withoutUnseen } from '../fields/index.ts';
import { alsoAppliedSchema } from './also-applied.ts';
import {
  deskCheckOf,
  deskCode,
  deskEventSchema,
  mailFields,
  noteSchema,
  noteText,
  oneOf,
  pageFields,
  pageOf,
  queryId,
  searched,
  storable,
} from './common.ts';
import { foundSchema } from './found.ts';
import { newOwner, ownedBy, ownerFields } from './owners.ts';

/** Most characters of a tag, and most tags of an application. */
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX = 20;

/** Most applications of one bulk change or of one ZIP of resumes. */
export const SEVERAL_MAX = 200;

/** Statuses that the staff may set. Only the applicant may withdraw. */
export const settableStatuses = [
  'received',
  'in review',
  'shortlisted',
  'rejected',
  'hired',
] as const satisfies readonly (typeof applicationStatuses)[number][];

/** Sort orders of the list; the latest first by default. */
export const applicationOrders = ['-applied_at', 'applied_at', 'name', '-name'] as const;

const tagsInvalid = { error: deskCode('tags_invalid') };

/** A tag in its stored form: lower case, trimmed, single spaces between its words. */
const tag = z.string().check(
  z.overwrite((text) => withoutUnseen(text.toWellFormed()).replaceAll(/\s+/g, ' ').toLowerCase()),
  z.refine(isSeen, tagsInvalid),
  z.maxLength(TAG_MAX_LENGTH, tagsInvalid),
  z.regex(/^[^\p{Cc}]*$/u, tagsInvalid),
);

const tags = z.array(tag, tagsInvalid).check(
  z.maxLength(TAGS_MAX, tagsInvalid),
  z.overwrite((all) => [...new Set(all)]),
);

export const applicationStatus = z.literal(settableStatuses, { error: deskCode('status_invalid') });
export const applicationReference = z.string().check(z.regex(/^A-[0-9A-Z]{8}$/));

/** Applications of a bulk change, each at the version that the caller has read. */
export const seenApplications = z
  .array(z.strictObject({ reference: applicationReference, version: z.int() }), {
    error: deskCode('items_invalid'),
  })
  .check(z.minLength(1), z.maxLength(SEVERAL_MAX));

/** Fields that a row of the list and the details share. */
const summary = {
  reference: z.string(),
  job_id: z.number(),
  /** Title of the vacancy at the time of the application. */
  job_title: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.literal(applicationStatuses),
  tags: z.array(z.string()),
  ...ownerFields,
  /** In ms since 1970. */
  applied_at: z.number(),
  /** Campaign or site that the applicant came from; empty if unknown. */
  source: z.string(),
  /** Time until which it stays in the talent pool, in ms since 1970; `null` when it is not in it. */
  pool_until: z.nullable(z.number()),
  /** Incremented by each change of status, tags or owner; sent back in `If-Match`. */
  version: z.number(),
} as const;

export const applicationRowSchema = z.object({
  ...summary,
  notes: z.number(),
  /** Present when a mail to the applicant was given up, and none arrived since. */
  unreached: z.optional(z.literal(true)),
  /** Number of other applications with the same address or telephone number, at most 20. */
  also_applied: z.number(),
  /** Passages that the search found and the row does not show. */
  found: z.optional(z.array(foundSchema)),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

export const applicationListSchema = pageOf(applicationRowSchema);
export type ApplicationList = z.infer<typeof applicationListSchema>;

/** An application with its details. Notes and history begin with the newest. */
export const applicationSchema = z.object({
  ...summary,
  phone: z.string(),
  cover_letter: z.string(),
  /** `null` when the file was deleted or is quarantined, or when the caller may not read it. */
  resume: z.nullable(z.object({ name: z.string(), bytes: z.number() })),
  /** Reason for the quarantine of the file, and the scanner's name for its finding; absent when it is in none. */
  resume_held: z.optional(
    z.object({ why: z.literal(quarantineReasons), found: z.nullable(z.string()) }),
  ),
  /** Present when a mail was given up because the address was refused, and none arrived there since. */
  address_refused: z.optional(z.literal(true)),
  /** Present while the status can be undone and is not told: id of the decision, and time left in ms. */
  untold: z.optional(z.object({ decision: z.string(), undo_ms: z.number() })),
  /** Other applications with the same address or telephone number, the latest first. */
  also_applied: z.array(alsoAppliedSchema),
  notes: z.array(noteSchema),
  history: z.array(deskEventSchema),
});
export type Application = z.infer<typeof applicationSchema>;

/** Filters of the list, as in a query string. */
export const applicationQuerySchema = z.strictObject({
  /**
   * Beginnings of words, in any order: of name, address, telephone number, reference, tags, notes, cover letter and
   * resume. A row has all of them.
   */
  q: searched,
  job_id: queryId,
  status: oneOf(applicationStatuses),
  tag: z.optional(tag),
  owner: ownedBy,
  /** Those whose applicant a mail did not reach. */
  unreached: oneOf(['true']),
  source: z.optional(z.string().check(z.minLength(1), z.maxLength(64), storable)),
  /** `yes` for those in the talent pool. */
  pool: oneOf(['yes']),
  sort: oneOf(applicationOrders),
  ...pageFields,
});
export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;

export const checkApplicationQuery = deskCheckOf(applicationQuerySchema, 'query_invalid');

/** A change of one application. The given tags replace the old ones. */
export const applicationChangeSchema = z
  .strictObject({
    status: z.optional(applicationStatus),
    tags: z.optional(tags),
    owner: z.optional(newOwner),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: deskCode('nothing_to_change'),
      path: ['status'],
    }),
  );
export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

export const checkApplicationChange = deskCheckOf(applicationChangeSchema, 'tags_invalid');

/** A change of several applications, each at the version that the caller has read. */
export const bulkChangeSchema = z
  .strictObject({
    items: seenApplications,
    status: z.optional(applicationStatus),
    add_tags: z.optional(tags),
    remove_tags: z.optional(tags),
    owner: z.optional(newOwner),
  })
  .check(
    z.refine(
      ({ items: _items, ...change }) => Object.values(change).some((value) => value !== undefined),
      { error: deskCode('nothing_to_change'), path: ['status'] },
    ),
  );
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const checkBulkChange = deskCheckOf(bulkChangeSchema, 'items_invalid');

/** Returns the schema of the outcome for one of several applications, with its current state. */
export const outcomeOf = <const T extends string>(...outcomes: readonly T[]) =>
  z.object({
    reference: z.string(),
    outcome: z.literal(outcomes),
    application: z.optional(applicationRowSchema),
  });

/** The outcomes of a bulk change. A stale application is left unchanged. */
export const bulkResultSchema = z.object({
  results: z.array(outcomeOf('changed', 'stale', 'not-found', 'withdrawn', 'too-many-tags')),
});
export type BulkOutcome = z.infer<typeof bulkResultSchema>['results'][number];

export const newNoteSchema = z.strictObject({ text: noteText });

export const checkNewNote = checkOf(newNoteSchema);

/** Templates of mails to applicants; `free` is empty. */
export const mailTemplates = ['received', 'invitation', 'rejection', 'free'] as const;

/** A template, filled in for one applicant. The staff can edit it before it is sent. */
export const mailTemplateSchema = z.object({
  id: z.literal(mailTemplates),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

export const applicantMailSchema = z.strictObject({
  template: z.literal(mailTemplates, { error: deskCode('template_invalid') }),
  ...mailFields,
});
export type ApplicantMail = z.infer<typeof applicantMailSchema>;

export const checkApplicantMail = checkOf(applicantMailSchema);

/** Applications whose resumes are packed: references, separated by commas. */
export const resumesQuerySchema = z.strictObject({
  references: z.string({ error: deskCode('references_invalid') }).check(
    z.regex(/^A-[0-9A-Z]{8}(?:,A-[0-9A-Z]{8}){0,199}$/, {
      error: deskCode('references_invalid'),
    }),
  ),
});

export const checkResumesQuery = checkOf(resumesQuerySchema);

/** Values that the list can be filtered by, each with its number of applications. */
export const applicationChoicesSchema = z.object({
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  /** The most frequent known sources. */
  sources: z.array(z.object({ source: z.string(), count: z.number() })),
  pool: z.number(),
});
export type ApplicationChoices = z.infer<typeof applicationChoicesSchema>;
