import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';
import { isSeen, withoutUnseen } from './unseen.ts';

/**
 * The specification's simple pattern (§5): word characters (dots, hyphens, plus signs and
 * apostrophes between them), an @, a domain with a 2 to 3 letter ending. Every part is separated by
 * a character the part itself cannot hold, so that matching is linear in the input's length.
 */
export const EMAIL_PATTERN =
  /^\w+(?:[.+'-]+\w+)*@[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,3}$/;

const LONG_ENDING = /\.(?:[A-Za-z]{4,}|xn--[A-Za-z0-9-]+)$/i;

/** Returns whether an email address is refused for its ending alone, as `.info` or `.software` are. */
export const hasLongEnding = (address: string): boolean => {
  const given = withoutUnseen(address);
  return LONG_ENDING.test(given) && EMAIL_PATTERN.test(given.replace(LONG_ENDING, '.com'));
};

const NUL = '\u0000';

/** Replaces lone surrogates, which storage would give back as another character. */
const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

/** Returns the schema of an email address, which removes pasted invisible characters. Its error is `code`. */
export const emailField = (code: string) =>
  z
    .string({ error: code })
    .check(
      z.overwrite(withoutUnseen),
      z.maxLength(EMAIL_MAX_LENGTH, { error: code, abort: true }),
      z.regex(EMAIL_PATTERN, { error: code }),
    );

/** Returns the schema of text with a visible character. Its error is `code`, also for NUL, which no database stores. */
export const nonBlankField = (code: string) =>
  z.string({ error: code }).check(
    wellFormed,
    z.refine((text) => isSeen(text) && !text.includes(NUL), { error: code }),
  );

/** Line breaks and other controls: tabs, and the escapes that a terminal would obey. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns the schema of a name, a subject and the like: one line without characters that hide or turn text. Its error is
 * `code`.
 */
export const lineField = (code: string) =>
  nonBlankField(code).check(z.overwrite((text) => withoutUnseen(text.replaceAll(CONTROLS, ' '))));

/** Returns the schema of text that may be blank. Its error is `code`, also for NUL, which no database stores. */
export const textField = (code: string) =>
  z.string({ error: code }).check(
    wellFormed,
    z.refine((text) => !text.includes(NUL), { error: code }),
  );

/** A field with the code of the rule it breaks. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
}

/** Outcome of a check: the value, or the first rule that failed. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & FieldIssue);

/** Outcome of a check of all fields: the value, or one issue for each field that failed. */
export type CheckedFields<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Code of a field that the schema does not have. */
export const UNKNOWN_FIELD = 'unknown_field';
/** Code of a body that is no object. */
export const NOT_AN_OBJECT = 'not_an_object';

const knownIssues = (
  issues: readonly z.core.$ZodIssue[],
  fields: readonly string[],
): readonly FieldIssue[] =>
  fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, code: issue.message }] : [];
  });

const unknownIssue = (issues: readonly z.core.$ZodIssue[]): FieldIssue | undefined => {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  return unknown && { field: unknown.keys[0] ?? '', code: UNKNOWN_FIELD };
};

const notAnObject: FieldIssue = { field: '', code: NOT_AN_OBJECT };

/**
 * Returns the value or the first failed rule in the order of `fields`, for forms that the specification
 * checks in order. Unknown fields come after the known ones.
 */
export const firstIssue = <T>(
  result: z.core.util.SafeParseResult<T>,
  fields: readonly string[],
): Checked<T> => {
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const [first = unknownIssue(issues) ?? notAnObject] = knownIssues(issues, fields);
  return { ok: false, ...first };
};

/**
 * Returns the value or the first failed rule of each field, in the order of `fields`, for forms of which the
 * specification flags every failing field. Only one unknown field is named, after the known ones.
 */
export const allIssues = <T>(
  result: z.core.util.SafeParseResult<T>,
  fields: readonly string[],
): CheckedFields<T> => {
  if (result.success) return { ok: true, value: result.data };
  const known = knownIssues(result.error.issues, fields);
  const unknown = unknownIssue(result.error.issues);
  const issues = unknown ? [...known, unknown] : known;
  return { ok: false, issues: issues.length > 0 ? issues : [notAnObject] };
};

/** Returns the check of all fields of a schema, which names those that fail in the schema's order. */
/* @__NO_SIDE_EFFECTS__ */
export const checkOf =
  <Schema extends z.ZodMiniObject>(schema: Schema) =>
  (input: unknown): CheckedFields<z.output<Schema>> =>
    allIssues(schema.safeParse(input), Object.keys(schema.shape));
