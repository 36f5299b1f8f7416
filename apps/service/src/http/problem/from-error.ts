import { ApiError } from '@example/api/problem';
import { isUnavailable } from '../../storage/index.ts';

/** Value of `Retry-After` while the database is unavailable, in s. */
const UNAVAILABLE_RETRY_SECONDS = 5;

export const unavailable = (cause?: unknown) =>
  new ApiError('unavailable', 'The service cannot reach its storage. Please try again shortly.', {
    retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
    cause,
  });

/** Value of `Retry-After` when too much arrives at the same moment, in s. */
const BUSY_RETRY_SECONDS = 10;

export const busy = () =>
  new ApiError(
    'unavailable',
    'Too much is being sent to the service at this moment. Please try again shortly.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

export const tooMany = (
  retryAfterSeconds: number,
  detail = 'The limit of requests was reached. Please try again later.',
) =>
  new ApiError('too-many-requests', detail, { retryAfterSeconds: Math.max(1, retryAfterSeconds) });

const internal = (cause: unknown) =>
  new ApiError('internal', 'The request could not be completed.', { cause });

const fromHttpError = (code: unknown, status: number): ApiError | undefined => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413)
    return new ApiError('too-large', 'The body is larger than this operation accepts.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || status === 415)
    return new ApiError('unsupported-type', 'The body has a type this address does not accept.');
  // A file that may not be read does not exist for a client, nor does an address that cannot be decoded.
  if (code === 'FST_ERR_BAD_URL' || status === 403 || status === 404)
    return new ApiError('not-found', 'There is nothing at this address.');
  if (status >= 400 && status < 500)
    return new ApiError('malformed-request', 'The request is not well-formed.');
  return undefined;
};

/** Converts any error to one whose text tells a client nothing about the inside. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return unavailable(error);
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return fromHttpError(code, Number(statusCode)) ?? internal(error);
};
