import { ApiError } from '@example/api/problem';
import { ProblemError } from '../problem/index.ts';

/** Something there was at an address and is no more: a `not-found` that is not worth asking for again. */
class GoneError extends ProblemError {
  override get status(): number {
    return 410;
  }
}

/** What an address answers where a vacancy was looked for in vain: one that was open once is gone, as on its page. */
export const goneWhereClosed = (error: unknown): unknown =>
  error instanceof ApiError && error.closedJob
    ? new GoneError('not-found', error.message, { closedJob: error.closedJob })
    : error;
