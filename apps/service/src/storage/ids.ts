import { randomInt } from 'node:crypto';
import { V7Generator } from 'uuidv7';

const generator = new V7Generator();

/**
 * Creates a UUID of version 7 (RFC 9562). Ids sort by time, so that indexes grow at one end. An id sorts after the one
 * before even within one millisecond, or while the clock was set back by up to ten seconds.
 *
 * @param now - in ms since 1970
 */
export const timeOrderedId = (now: number): string =>
  generator.generateOrResetWithTs(now).toString();

/** Crockford's base32. It has no I, L, O or U, so that codes can be read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns whether a text has the form of a {@link quotableReference} with one of the prefixes, each a letter. */
export const isReference = (text: string, prefixes: string): boolean =>
  /^[A-Z]-[0-9A-Z]{8}$/.test(text) && prefixes.includes(text.charAt(0));

/** Creates a reference for people to quote, such as `E-7K3M9QXA`: 40 random bits. */
export const quotableReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(32))).join('')}`;
