import * as z from 'zod/mini';
import { type CheckedFields, checkOf, nonBlankField, withoutUnseen } from '../fields/index.ts';

/** Items of a page of a list: the most, and the default. */
export const PAGE_MAX = 200;
export const PAGE_DEFAULT = 100;

/** Most characters of a note, and of a mail's subject and text. */
export const NOTE_MAX_LENGTH = 5_000;
export const MAIL_SUBJECT_MAX_LENGTH = 200;
export const MAIL_TEXT_MAX_LENGTH = 10_000;

/** Most characters that a list is searched for. */
export const SEARCH_MAX_LENGTH = 200;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

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
  'placeholder_unknown',
  'subject_missing',
  'subject_too_long',
  'text_missing',
  'text_too_long',
  'owner_invalid',
  'choice_missing',
  'choice_too_long',
  'choice_taken',
  'first_date_invalid',
  'last_date_invalid',
  'last_date_past',
  'view_name_missing',
  'view_name_too_long',
  'view_name_taken',
  'too_many_views',
  'employee_code_invalid',
  'employee_code_taken',
  'name_invalid',
  'mobile_number_invalid',
  'email_invalid',
  'role_invalid',
  'person_invalid',
  'email_differs',
] as const;
export type DeskErrorCode = (typeof deskErrorCodes)[number];

export const deskCode = (name: DeskErrorCode): DeskErrorCode => name;

const queryInvalid = { error: deskCode('query_invalid') };

const NUL = '\u0000';

/** Refuses NUL, which no database stores. */
export const storable = z.refine<string>((text) => !text.includes(NUL));

export const queryText = z
  .string(queryInvalid)
  .check(z.overwrite(withoutUnseen), z.maxLength(SEARCH_MAX_LENGTH), storable);

export const searched = z.optional(queryText);

/** Largest id: a signed integer of 32 bits. */
const ID_MAX = 2_147_483_647;

/** Id of a vacancy or a category in a query string. */
export const queryId = z.optional(
  z.coerce.number(queryInvalid).check(z.int(), z.gte(1), z.lte(ID_MAX)),
);

/** Returns the schema of an optional query parameter with one of these values. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.optional(z.literal(values, queryInvalid));

/** Longer than the cursor of a vacancy whose title, office, category and place are as long as they may be. */
const CURSOR_MAX_LENGTH = 10_000;

/** Query parameters of paging: the cursor from the page before, and the most items of a page. */
export const pageFields = {
  cursor: z.optional(z.string(queryInvalid).check(z.maxLength(CURSOR_MAX_LENGTH))),
  limit: z.optional(z.coerce.number(queryInvalid).check(z.int(), z.gte(1), z.lte(PAGE_MAX))),
} as const;

/** Returns the schema of a page. `total` counts the items of all pages. The last page has no `next_cursor`. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), next_cursor: z.optional(z.string()) });

/** Replaces every code that the desk does not define by `known`. */
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

/** Returns the check of all fields of a schema. Codes that the desk does not define become `known`. */
/* @__NO_SIDE_EFFECTS__ */
export const deskCheckOf =
  <Schema extends z.ZodMiniObject>(schema: Schema, known: DeskErrorCode) =>
  (input: unknown) =>
    withCode(checkOf(schema)(input), known);

export const noteText = nonBlankField(deskCode('note_missing')).check(
  z.maxLength(NOTE_MAX_LENGTH, { error: deskCode('note_too_long') }),
);

export const mailFields = {
  subject: nonBlankField(deskCode('subject_missing')).check(
    z.overwrite((text) => text.trim().replaceAll(/\s+/g, ' ')),
    z.maxLength(MAIL_SUBJECT_MAX_LENGTH, { error: deskCode('subject_too_long') }),
  ),
  text: nonBlankField(deskCode('text_missing')).check(
    z.maxLength(MAIL_TEXT_MAX_LENGTH, { error: deskCode('text_too_long') }),
  ),
} as const;

export const noteSchema = z.object({
  id: z.string(),
  at: z.number(),
  author: z.string(),
  /** Name of the author, with the code where several members have it; the code alone of a former member. */
  author_name: z.string(),
  text: z.string(),
});
export type Note = z.infer<typeof noteSchema>;

/** An entry of a history or of the audit log. */
export const deskEventSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** Employee code of the member who acted, or `operator`. */
  actor: z.string(),
  /** Name of the member, as that of a note's author; `operator` for the operator. */
  actor_name: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type DeskEvent = z.infer<typeof deskEventSchema>;
