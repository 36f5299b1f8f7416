import {
  type CheckedFields,
  type FieldIssue,
  NOT_AN_OBJECT,
  UNKNOWN_FIELD,
} from '@example/api/fields';
import { ApiError } from '@example/api/problem';

type Texts = Readonly<Partial<Record<string, string>>>;

/** Messages for mistakes of a developer who calls the API, which the specification has no text for. */
const technical: Texts = {
  [UNKNOWN_FIELD]: 'This field is not known.',
  [NOT_AN_OBJECT]: 'The body must be a JSON object.',
};

/** Characters of a field's name that an answer repeats. */
const LONGEST_NAME = 100;

/**
 * Creates the error for input that a check refused.
 *
 * @param issues - issues in the order in which the answer names them
 * @param messageOf - returns the specification's text for a code
 */
export const refused = (
  issues: readonly FieldIssue[],
  messageOf: (code: string) => string | undefined,
): ApiError => {
  const errors = issues.map(({ field, code }) => ({
    field: field.slice(0, LONGEST_NAME),
    message: messageOf(code) ?? technical[code] ?? 'This value is not accepted.',
  }));
  return new ApiError('invalid-input', 'The input breaks a rule; nothing was stored.', { errors });
};

/** Creates {@link refused} with the texts for its codes. */
export const refusedWith =
  (texts: Texts) =>
  (issues: readonly FieldIssue[]): ApiError =>
    refused(issues, (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined));

/** Returns a function that gives the value of a check, and throws what `refuse` creates where it failed. */
export const orThrow =
  (refuse: (issues: readonly FieldIssue[]) => ApiError) =>
  <T>(checked: CheckedFields<T>): T => {
    if (!checked.ok) throw refuse(checked.issues);
    return checked.value;
  };
