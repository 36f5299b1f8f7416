import { type FieldIssue, NOT_AN_OBJECT, UNKNOWN_FIELD } from '@example/api/fields';
import { ApiError } from '@example/api/problem';

/** What is wrong beyond the specification's rules, for the developer who calls the API. */
const technical: Readonly<Partial<Record<string, string>>> = {
  [UNKNOWN_FIELD]: 'This field is not known.',
  [NOT_AN_OBJECT]: 'The body must be a JSON object.',
};

/** A field's name as an answer repeats it. */
const LONGEST_NAME = 100;

/**
 * The error for input that a check refused.
 *
 * @param issues - what is wrong, in the order it is to be said
 * @param messageOf - the specification's text for a code
 */
export const refused = (
  issues: readonly FieldIssue[],
  messageOf: (code: string) => string | undefined,
): ApiError => {
  const errors = issues.map(({ field, code }) => ({
    field: field.slice(0, LONGEST_NAME),
    message: messageOf(code) ?? technical[code] ?? 'This value is not accepted.',
  }));
  return new ApiError('bad-input', 'The input breaks a rule; nothing was stored.', { errors });
};
