/**
 * Kinds of errors that the service answers, with their HTTP status. The `type` of their problem
 * documents is `urn:problem:` and the kind. An answer without a document is of the first kind with its status.
 */
export const problemKinds = {
  'malformed-request': 400,
  'sign-in-required': 401,
  // First of its status: a proxy's 403 says nothing of the token, and asks for no other.
  'cross-origin': 403,
  'xsrf-token': 403,
  'not-permitted': 403,
  'proof-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'unsupported-type': 415,
  'invalid-input': 422,
  'idempotency-conflict': 422,
  'version-required': 428,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemKind = keyof typeof problemKinds;

/** Titles of the problem documents, apart from {@link problemKinds} since browsers need none. */
export const problemTitles: Readonly<Record<ProblemKind, string>> = {
  'malformed-request': 'The request could not be read',
  'sign-in-required': 'Nobody is signed in',
  'xsrf-token': 'The XSRF token was not accepted',
  'cross-origin': 'Requests from other origins are refused',
  'not-permitted': 'Not permitted',
  'proof-required': 'The authenticator is needed again',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Not possible any more',
  stale: 'Changed by somebody else meanwhile',
  'too-large': 'The body is too large',
  'unsupported-type': 'Unsupported content type',
  'invalid-input': 'The input was refused',
  'idempotency-conflict': 'The idempotency key was used with other input',
  'version-required': 'The version it was seen at is missing',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Temporarily unavailable',
};

/**
 * Kind of an error. Nothing was stored, except perhaps after `timeout`, `aborted`, `internal` and `unavailable`. These
 * are not answers of the service:
 * - `offline`: the device has no connection
 * - `unreachable`: the device has a connection, but not to the service
 * - `timeout`: no answer in time
 * - `aborted`: the caller's own signal ended the call
 */
export type ErrorKind = ProblemKind | 'offline' | 'unreachable' | 'timeout' | 'aborted';

/** Returns the `type` of a problem document, a stable URN. */
export const problemUrn = (kind: ProblemKind) => `urn:problem:${kind}`;

const kinds = Object.keys(problemKinds) as ProblemKind[];

/** Returns whether the service answers errors of this kind. */
export const isProblemKind = (kind: ErrorKind): kind is ProblemKind => kind in problemKinds;

/** Returns the HTTP status of a kind; 503 for an error of the connection. */
export const statusOf = (kind: ErrorKind): number =>
  isProblemKind(kind) ? problemKinds[kind] : 503;

/** Returns the kind of an answer from its status and, where it has a problem document, the document's type. */
export const kindOfAnswer = (status: number, type?: string): ProblemKind => {
  const known =
    kinds.find((kind) => problemUrn(kind) === type) ??
    kinds.find((kind) => problemKinds[kind] === status);
  if (known) return known;
  if (status === 410) return 'not-found';
  if (status > 501) return 'unavailable';
  return status >= 400 && status < 500 ? 'invalid-input' : 'internal';
};
