import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, PHONE_MIN_DIGITS } from '../limits/index.ts';
import { EMAIL_PATTERN } from './fields.ts';

/**
 * What browsers take in `<input type="email">` (HTML standard, «valid email address»), with a dot in
 * the domain. Each part of the domain is bounded, and so is the time a match takes.
 */
export const HTML_EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** What is wrong with a value that may be absent, or there and not as it should be. */
interface GivenCodes {
  readonly missing: string;
  readonly invalid: string;
}

/** Text without the spaces around it; blank or absent is `missing`, no text is `invalid`. */
const givenField = ({ missing, invalid }: GivenCodes) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) })
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }));

/** An email address after trimming: blank or absent is `missing`, anything else `invalid`. */
export const givenEmailField = (codes: GivenCodes, pattern: RegExp = EMAIL_PATTERN) =>
  givenField(codes).check(
    z.maxLength(EMAIL_MAX_LENGTH, { error: codes.invalid, abort: true }),
    z.regex(pattern, { error: codes.invalid }),
  );

const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_MIN_DIGITS},}$`);

/** A phone number (spec §5, contact page) after trimming: digits only, at least ten of them. */
export const phoneField = (codes: GivenCodes) =>
  givenField(codes).check(z.regex(PHONE_PATTERN, { error: codes.invalid }));
