import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@example/api/accounts';

const TOKEN_BYTES = 32;

/** What a browser or a link holds: nobody can guess it. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a cookie or a link has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What the database keeps of a token: of no use to whoever reads it there. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A hash of nothing that anybody knows. */
export const hashOfNothing = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** The digits that are mailed. */
export const createCode = (): string =>
  String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** A code's hash with the token of the browser that may use it: the database alone does not tell the code. */
export const codeHashOf = (token: string, code: string): string =>
  createHmac('sha256', token).update(code).digest('hex');
