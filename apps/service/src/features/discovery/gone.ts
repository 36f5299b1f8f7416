import { ApiError } from '@example/api/problem';

/** Converts the error about a closed vacancy to status 410, as its page answers. Returns other errors unchanged. */
export const goneWhereClosed = (error: unknown): unknown =>
  error instanceof ApiError && error.closedJob
    ? new ApiError(error.kind, error.message, { status: 410, closedJob: error.closedJob })
    : error;
