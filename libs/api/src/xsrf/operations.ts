import type { Operations } from '../operations/operation.ts';

export const xsrfOperations = {
  /** Sets the XSRF cookie where it is missing, as every GET does. */
  token: { method: 'GET', path: 'xsrf', status: 204 },
} as const satisfies Operations;
