import { ApiError, type ErrorKind } from '@example/api/problem';

const unsure: readonly ErrorKind[] = ['internal', 'unavailable', 'timeout', 'aborted'];

/** Returns whether a change may have been saved although its call failed. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError) || unsure.includes(error.kind);
