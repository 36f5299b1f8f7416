import { ApiError } from '@example/api/problem';
import { ProblemError } from '../problem/index.ts';

/** A `not-found` problem with status 410, for something that existed and will not come back. */
class GoneError extends ProblemError {
  override get status(): number {
    return 410;
  }
}

/** Converts the error about a closed vacancy to status 410, as its page answers. Returns other errors unchanged. */
export const goneWhereClosed = (error: unknown): unknown =>
  error instanceof ApiError && error.closedJob
    ? new GoneError('not-found', error.message, { closedJob: error.closedJob })
    : error;
