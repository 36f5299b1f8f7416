import { ApiError, type ApiErrorKind, type ProblemType } from '@example/api/problem';
import { isUnavailable } from '../storage/index.ts';
import { ProblemError } from './problem-error.ts';

/** Value of `Retry-After` while the database is unavailable, in s. */
const UNAVAILABLE_RETRY_SECONDS = '5';

export const unavailable = () =>
  new ProblemError(
    'unavailable',
    'The service cannot reach its storage. Please try again shortly.',
    {
      headers: { 'Retry-After': UNAVAILABLE_RETRY_SECONDS },
    },
  );

/** Value of `Retry-After` when too much arrives at the same moment, in s. */
const BUSY_RETRY_SECONDS = '10';

export const busy = () =>
  new ProblemError(
    'unavailable',
    'Too much is being sent to the service at this moment. Please try again shortly.',
    { headers: { 'Retry-After': BUSY_RETRY_SECONDS } },
  );

export const tooMany = (
  retryAfterSeconds: number,
  detail = 'The limit of requests was reached. Please try again later.',
) =>
  new ProblemError('too-many-requests', detail, {
    headers: { 'Retry-After': String(Math.max(1, retryAfterSeconds)) },
  });

export const internal = () => new ProblemError('internal', 'The request could not be completed.');

/** Types of input that is refused because of its sender or of the present state, by status. */
const refusals: Readonly<Partial<Record<number, ProblemType>>> = {
  401: 'sign-in-required',
  409: 'conflict',
};

const fromApiError = (error: ApiError): ProblemError => {
  const kinds: Partial<Record<ApiErrorKind, () => ProblemError>> = {
    'bad-input': () =>
      new ProblemError(refusals[error.status ?? 0] ?? 'invalid-input', error.message, {
        errors: error.errors.length > 0 || error.status === undefined ? error.errors : undefined,
      }),
    conflict: () => new ProblemError('idempotency-conflict', error.message),
    forbidden: () =>
      new ProblemError(error.status === 403 ? 'not-permitted' : 'xsrf-token', error.message),
    'not-found': () => new ProblemError('not-found', error.message, { closedJob: error.closedJob }),
    'too-many': () => tooMany(error.retryAfterSeconds ?? 60),
  };
  return kinds[error.kind]?.() ?? (isUnavailable(error.cause) ? unavailable() : internal());
};

const fromHttpError = (code: unknown, status: number): ProblemError | undefined => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413) {
    return new ProblemError('too-large', 'The body is larger than this operation accepts.');
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || status === 415) {
    return new ProblemError(
      'unsupported-type',
      'The body has a type this address does not accept.',
    );
  }
  // A file that may not be read does not exist for a client.
  if (status === 403 || status === 404) {
    return new ProblemError('not-found', 'There is nothing at this address.');
  }
  if (status >= 400 && status < 500) {
    return new ProblemError('malformed-request', 'The request is not well-formed.');
  }
  return undefined;
};

/** Converts any error to a problem that tells a client nothing about the inside. */
export const problemFromError = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof ApiError) return fromApiError(error);
  if (isUnavailable(error)) return unavailable();
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return fromHttpError(code, Number(statusCode)) ?? internal();
};
