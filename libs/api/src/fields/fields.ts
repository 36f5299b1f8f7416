import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';

/**
 * The specification's simple pattern (§5): word characters (dots, hyphens, plus signs and
 * apostrophes between them), an @, a domain with a 2 to 3 letter ending. Every part is separated by
 * a character the part itself cannot hold, so that matching is linear in the input's length.
 */
export const EMAIL_PATTERN =
  /^\w+(?:[.+'-]+\w+)*@[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,3}$/;

const LONG_ENDING = /\.(?:[A-Za-z]{4,}|xn--[A-Za-z0-9-]+)$/i;

/** Says whether an email address is refused for nothing but its ending, as `.info` or `.software` are. */
export const hasLongEnding = (address: string): boolean =>
  LONG_ENDING.test(address.trim()) &&
  EMAIL_PATTERN.test(address.trim().replace(LONG_ENDING, '.com'));

const NUL = '\u0000';

/** Half a surrogate pair is no text: it would come back from storage as another character. */
const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

/** An email address after trimming; anything else is `code`. */
export const emailField = (code: string) =>
  z
    .string({ error: code })
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, { error: code, abort: true }),
      z.regex(EMAIL_PATTERN, { error: code }),
    );

/** Text that is not blank after trimming; anything else (and NUL, which no store keeps) is `code`. */
export const nonBlankField = (code: string) =>
  z.string({ error: code }).check(
    wellFormed,
    z.refine((text) => text.trim() !== '' && !text.includes(NUL), { error: code }),
  );

/** Text that may be blank; no text at all (and NUL, which no store keeps) is `code`. */
export const textField = (code: string) =>
  z.string({ error: code }).check(
    wellFormed,
    z.refine((text) => !text.includes(NUL), { error: code }),
  );

/** A field that breaks a rule, and which. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
}

/** The outcome of a check: the value, or the first rule that failed. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | ({ readonly ok: false } & FieldIssue);

/** The outcome of a check of all fields: the value, or what is wrong, one issue a field. */
export type CheckedFields<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Code of an unknown field, of any object the API takes. */
export const UNKNOWN_FIELD = 'unknown_field';
/** Code of a body that is no object at all. */
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
 * The first failed rule in the order of `fields`, where the specification says «checked in order»;
 * unknown fields come after the known ones.
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
 * The first failed rule of each field, in the order of `fields`, where the specification flags every
 * field that fails. Of unknown fields one is named, after the known ones.
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
