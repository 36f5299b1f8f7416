import type { ClosedJob } from '../jobs/contract.ts';
import type { FieldError } from './problem.ts';

/**
 * Why a call failed, as far as the one who called can act on it:
 * - `bad-input`: the input was refused, `errors` says where; nothing was stored
 * - `conflict`: the same idempotency key came with other input; nothing was stored
 * - `forbidden`: cross-origin, or the XSRF token was not accepted; nothing was stored
 * - `not-found`: there is no such thing
 * - `too-large`: more than the service takes; nothing was stored
 * - `too-many`: over the rate limit, try again after `retryAfterSeconds`; nothing was stored
 * - `offline`: the device has no connection; nothing was sent
 * - `unreachable`: the device has a connection, but not to the service; nothing was stored
 * - `timeout`: no answer in time; whether it was stored is not known
 * - `server`: the service failed
 * - `aborted`: the caller's own signal ended it
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

/** Marks every `ApiError`, whichever copy of this module made it. */
const API_ERROR = Symbol.for('@example/api/ApiError');

/**
 * The one error class of the clients and of the use cases behind the API. `instanceof` knows it
 * across bundles: the service and the pages it renders each carry a copy of this module.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && API_ERROR in value;
  }

  readonly [API_ERROR] = true;
  readonly kind: ApiErrorKind;
  /** The refused fields; empty unless `kind` is `bad-input`. */
  readonly errors: readonly FieldError[];
  /** Seconds to wait, where the service said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** With `not-found`, where it was a vacancy that is open no longer. */
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
