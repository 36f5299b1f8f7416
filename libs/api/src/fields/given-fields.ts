import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, PHONE_MIN_DIGITS } from '../limits/index.ts';
import { EMAIL_PATTERN } from './fields.ts';
import { withoutUnseen } from './unseen.ts';

/**
 * Email addresses that browsers accept in `<input type="email">` (HTML standard, «valid email address»), with
 * a dot in the domain. The length of each part of the domain is bounded, which bounds the time of a match.
 */
export const HTML_EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

interface GivenCodes {
  readonly missing: string;
  readonly invalid: string;
}

/** Returns the schema of trimmed text without invisible characters. Blank or absent is `missing`, else `invalid`. */
const givenField = ({ missing, invalid }: GivenCodes) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) })
    .check(z.overwrite(withoutUnseen), z.minLength(1, { error: missing, abort: true }));

/**
 * Returns the schema of an email address, trimmed. Blank or absent is `missing`, anything else that fails
 * `invalid`.
 */
export const givenEmailField = (codes: GivenCodes, pattern: RegExp = EMAIL_PATTERN) =>
  givenField(codes).check(
    z.maxLength(EMAIL_MAX_LENGTH, { error: codes.invalid, abort: true }),
    z.regex(pattern, { error: codes.invalid }),
  );

const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_MIN_DIGITS},}$`);

/** Returns the schema of a phone number, trimmed: digits only, at least ten (spec §5, contact page). */
export const phoneField = (codes: GivenCodes) =>
  givenField(codes).check(z.regex(PHONE_PATTERN, { error: codes.invalid }));
