import { randomInt } from 'node:crypto';
import { V7Generator } from 'uuidv7';

const generator = new V7Generator();

/**
 * A UUID of version 7 (RFC 9562): sorts by time, so that indexes grow at one end. Of those made in
 * one millisecond, or while the clock was set back by up to ten seconds, each sorts after the one
 * before: what was written later is read as later.
 *
 * @param now in milliseconds since 1970
 */
export const timeOrderedId = (now: number): string =>
  generator.generateOrResetWithTs(now).toString();

/** Crockford's base32: no I, L, O or U, so that it survives a telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a person quotes when asking about something, such as `E-7K3M9QXA`: 40 random bits. */
export const quotableReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(32))).join('')}`;
