import type { ClosedJob } from '../jobs/contract.ts';
import type { FieldError } from './problem.ts';

/**
 * Reason of a failed call, as far as the caller can act on it:
 * - `bad-input`: the input was refused, `errors` names the fields; nothing was stored
 * - `conflict`: the same idempotency key came with other input; nothing was stored
 * - `forbidden`: cross-origin, or the XSRF token was not accepted; nothing was stored
 * - `not-found`: the record does not exist
 * - `too-large`: more than the service accepts; nothing was stored
 * - `too-many`: over the rate limit, try again after `retryAfterSeconds`; nothing was stored
 * - `offline`: the device has no connection; nothing was sent
 * - `unreachable`: the device has a connection, but not to the service; nothing was stored
 * - `timeout`: no answer in time; the input may have been stored
 * - `server`: the service failed
 * - `aborted`: the caller's own signal ended the call
 */
export type ApiErrorKind =
  | 'bad-input'
  | 'conflict'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'too-many'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'aborted';

interface ApiErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly status?: number;
  readonly closedJob?: ClosedJob | undefined;
  readonly cause?: unknown;
}

/** Marks every `ApiError`, whichever copy of this module created it. */
const API_ERROR = Symbol.for('@example/api/ApiError');

/**
 * The error class of the clients and of the use cases behind the API. `instanceof` works across bundles: the
 * service and the pages it renders each carry a copy of this module.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && API_ERROR in value;
  }

  readonly [API_ERROR] = true;
  readonly kind: ApiErrorKind;
  /** The refused fields; empty unless `kind` is `bad-input`. */
  readonly errors: readonly FieldError[];
  /** Seconds to wait, if the service named them. */
  readonly retryAfterSeconds: number | undefined;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The closed vacancy, if that was asked for. */
  readonly closedJob: ClosedJob | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.status = details.status;
    this.closedJob = details.closedJob;
  }
}
