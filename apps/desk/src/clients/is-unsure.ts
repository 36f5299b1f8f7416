import { ApiError, type ErrorKind } from '@example/api/problem';

const unsure: readonly ErrorKind[] = ['internal', 'unavailable', 'timeout', 'aborted'];

/** Returns whether a change may have been saved although its call failed. */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError) || unsure.includes(error.kind);

const ofStored: readonly ErrorKind[] = ['conflict', 'not-found'];

/** Returns whether a failed change tells that what is stored may not be what is shown. */
export const isOutdatedBy = (error: Error): boolean =>
  isUnsure(error) || (error instanceof ApiError && ofStored.includes(error.kind));
