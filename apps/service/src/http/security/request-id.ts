import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const SANE = /^[\w.-]{1,64}$/;

/** Returns the id that a proxy gave a request if it is a plain token, else a new one. */
export const requestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : randomUUID();
