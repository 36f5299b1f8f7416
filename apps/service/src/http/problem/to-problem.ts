import {
  type ApiError,
  isProblemKind,
  type Problem,
  problemTitles,
  problemUrn,
} from '@example/api/problem';

/** Returns the problem document (RFC 9457) of an error. */
export const toProblem = ({ kind, message, errors, status, closedJob }: ApiError): Problem => {
  const answered = isProblemKind(kind) ? kind : 'internal';
  return {
    type: problemUrn(answered),
    title: problemTitles[answered],
    status,
    detail: message,
    ...((errors.length > 0 || kind === 'invalid-input') && { errors: [...errors] }),
    ...(closedJob && { closed_job: closedJob }),
  };
};

/** Returns the headers that an error adds to its answer. */
export const headersOf = ({ allow, retryAfterSeconds }: ApiError): Record<string, string> => ({
  ...(allow !== undefined && { Allow: allow }),
  ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
});

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';
