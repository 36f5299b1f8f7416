import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';

/**
 * The specification's simple pattern (§5): word characters (dots, hyphens, plus signs and
 * apostrophes between them), an @, a domain with a 2 to 3 letter ending. Every part is separated by
 * a character the part itself cannot hold, so that matching is linear in the input's length.
 */
export const EMAIL_PATTERN =
  /^\w+(?:[.+'-]+\w+)*@[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,3}$/;

const NUL = '\u0000';

/** Half a surrogate pair is no text: it would come back from storage as another character. */
const wellFormed = z.overwrite<string>((text) => text.toWellFormed());

/** An e-mail address after trimming; anything else is `code`. */
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

/** The outcome of a check: the value, or the first rule that failed. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string; readonly code: string };

/** Code of an unknown field, of any object the API takes. */
export const UNKNOWN_FIELD = 'unknown_field';
/** Code of a body that is no object at all. */
export const NOT_AN_OBJECT = 'not_an_object';

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
  for (const field of fields) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) return { ok: false, field, code: issue.message };
  }
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  return unknown
    ? { ok: false, field: unknown.keys[0] ?? '', code: UNKNOWN_FIELD }
    : { ok: false, field: '', code: NOT_AN_OBJECT };
};
