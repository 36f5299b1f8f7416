import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@example/api/accounts';

const TOKEN_BYTES = 32;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns a random value in the form of a hash that no known token has. */
export const hashOfNothing = (): string => randomBytes(TOKEN_BYTES).toString('hex');

export const createCode = (): string =>
  String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * Returns the hash of a code, keyed with the token of the browser that may use it. The code cannot be found from the
 * database alone.
 */
export const codeHashOf = (token: string, code: string): string =>
  createHmac('sha256', token).update(code).digest('hex');
