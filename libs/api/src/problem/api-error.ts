import { type ErrorKind, statusOf } from './kinds.ts';
import type { ClosedJob, FieldError } from './problem.ts';

interface ErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number | undefined;
  readonly status?: number;
  readonly allow?: string;
  readonly closedJob?: ClosedJob | undefined;
  readonly cause?: unknown;
}

/** Marks every `ApiError`, whichever copy of this module created it. */
const API_ERROR = Symbol.for('@example/api/ApiError');

/**
 * The error class of the clients, the API and the use cases behind it. `instanceof` works across bundles: the service
 * and the pages it renders each carry a copy of this module.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && API_ERROR in value;
  }

  readonly [API_ERROR] = true;
  readonly kind: ErrorKind;
  /** The refused fields, if any. */
  readonly errors: readonly FieldError[];
  /** Seconds to wait, if the service named them. */
  readonly retryAfterSeconds: number | undefined;
  /** HTTP status: that of the answer, else that of the kind; 503 for an error of the connection. */
  readonly status: number;
  /** Methods that the address takes, of a `method-not-allowed`. */
  readonly allow: string | undefined;
  /** The closed vacancy, if that was asked for. */
  readonly closedJob: ClosedJob | undefined;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.status = details.status ?? statusOf(kind);
    this.allow = details.allow;
    this.closedJob = details.closedJob;
  }
}
