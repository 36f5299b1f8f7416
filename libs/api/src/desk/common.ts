import * as z from 'zod/mini';
import { type CheckedFields, nonBlankField } from '../fields/index.ts';

/** Most items of a page of a list, and how many there are where nothing is said. */
export const PAGE_MAX = 200;
export const PAGE_DEFAULT = 100;

/** Most characters of a note, and of a mail's subject and text. */
export const NOTE_MAX_LENGTH = 5_000;
export const MAIL_SUBJECT_MAX_LENGTH = 200;
export const MAIL_TEXT_MAX_LENGTH = 10_000;

/** The formats in which a list is downloaded. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What can be wrong with what the desk sends. */
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
  'owner_invalid',
  'first_date_invalid',
  'last_date_invalid',
] as const;
export type DeskErrorCode = (typeof deskErrorCodes)[number];

export const deskCode = (name: DeskErrorCode): DeskErrorCode => name;

const queryInvalid = { error: deskCode('query_invalid') };

const NUL = '\u0000';

/** No store keeps NUL, and none can be asked for it. */
export const storable = z.refine<string>((text) => !text.includes(NUL));

/** Text in an address. */
export const queryText = z.string(queryInvalid).check(z.trim(), z.maxLength(200), storable);

/** A part of what is searched for. */
export const searched = z.optional(queryText);

/** The largest number that an id is. */
const ID_MAX = 2_147_483_647;

/** The number of a vacancy or a category, in an address. */
export const queryId = z.optional(
  z.coerce.number(queryInvalid).check(z.int(), z.gte(1), z.lte(ID_MAX)),
);

/** One of a few, in an address. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.optional(z.literal(values, queryInvalid));

/** Which page of a list: where the one before ended, and how many items it has at most. */
export const pageFields = {
  cursor: z.optional(z.string(queryInvalid).check(z.maxLength(1_000))),
  limit: z.optional(z.coerce.number(queryInvalid).check(z.int(), z.gte(1), z.lte(PAGE_MAX))),
} as const;

/** A page of a list; `total` counts all pages. Without `next_cursor` it is the last one. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), next_cursor: z.optional(z.string()) });

/** Checks with one code for whatever is wrong with a value. */
export const withCode = <T>(checked: CheckedFields<T>, known: DeskErrorCode): CheckedFields<T> =>
  checked.ok
    ? checked
    : {
        ok: false,
        issues: checked.issues.map(({ field, code: said }) => ({
          field,
          code: (deskErrorCodes as readonly string[]).includes(said) ? said : known,
        })),
      };

/** What a note is written with. */
export const noteText = nonBlankField(deskCode('note_missing')).check(
  z.maxLength(NOTE_MAX_LENGTH, { error: deskCode('note_too_long') }),
);

/** What a mail is written with. */
export const mailFields = {
  subject: nonBlankField(deskCode('subject_missing')).check(
    z.overwrite((text) => text.trim().replaceAll(/\s+/g, ' ')),
    z.maxLength(MAIL_SUBJECT_MAX_LENGTH, { error: deskCode('subject_too_long') }),
  ),
  text: nonBlankField(deskCode('text_missing')).check(
    z.maxLength(MAIL_TEXT_MAX_LENGTH, { error: deskCode('text_too_long') }),
  ),
} as const;

/** A note, and who wrote it. */
export const noteSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The employee code of who wrote it. */
  author: z.string(),
  text: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** What somebody did. */
export const deskEventSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The employee code of who did it, or `operator`. */
  actor: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type DeskEvent = z.infer<typeof deskEventSchema>;
