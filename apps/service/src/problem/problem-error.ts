import type { ClosedJob } from '@example/api/jobs';
import {
  type FieldError,
  type Problem,
  type ProblemType,
  problemTypes,
  problemUrn,
} from '@example/api/problem';

const titles: Readonly<Record<ProblemType, string>> = {
  'malformed-request': 'The request could not be read',
  'sign-in-required': 'Nobody is signed in',
  'cross-origin': 'Requests from other origins are refused',
  'xsrf-token': 'The XSRF token was not accepted',
  'not-permitted': 'Not permitted',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Not possible any more',
  stale: 'Changed by somebody else meanwhile',
  'version-required': 'The version it was seen at is missing',
  'too-large': 'The body is too large',
  'unsupported-type': 'Unsupported content type',
  'invalid-input': 'The input was refused',
  'idempotency-conflict': 'The idempotency key was used with other input',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

interface ProblemDetails {
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly closedJob?: ClosedJob | undefined;
}

/** Refusal of a request, with the details for its sender. */
export class ProblemError extends Error {
  readonly type: ProblemType;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly closedJob: ClosedJob | undefined;

  constructor(
    type: ProblemType,
    detail: string,
    { errors, headers = {}, closedJob }: ProblemDetails = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.type = type;
    this.errors = errors;
    this.headers = headers;
    this.closedJob = closedJob;
  }

  get status(): number {
    return problemTypes[this.type];
  }
}

/** Returns the problem document (RFC 9457) of an error. */
export const toProblem = ({ type, message, errors, status, closedJob }: ProblemError): Problem => ({
  type: problemUrn(type),
  title: titles[type],
  status,
  detail: message,
  ...(errors && { errors: [...errors] }),
  ...(closedJob && { closed_job: closedJob }),
});

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';
