import type { Operations } from '@example/api/operations';
import { ApiError } from '@example/api/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpCall } from '../../auth/call.ts';
import { idempotencyKeyOf } from '../../http/idempotency/index.ts';
import { PROBLEM_CONTENT_TYPE, toProblem } from '../../http/problem/index.ts';
import type { Colleague, DeskDeps } from './deps.ts';

export interface DeskCall extends HttpCall<DeskDeps> {
  readonly colleague: Colleague;
  readonly reference: string;
}

export const mailOf = ({ request: { params } }: DeskCall): string =>
  (params as { readonly mail?: string }).mail ?? '';

export type DeskHandlers<T extends Operations> = {
  readonly [Name in keyof T]: (call: DeskCall) => Promise<unknown>;
};

/**
 * Returns the version in `If-Match`; `undefined` for a value that is not a version.
 *
 * @throws ApiError when the header is missing (RFC 6585 §3)
 */
export const seenVersion = ({ headers }: FastifyRequest): number | undefined => {
  const given = headers['if-match'];
  if (given === undefined)
    throw new ApiError('version-required', 'If-Match must name the version that was seen.');
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  return version === undefined ? undefined : Number(version);
};

/** Returns the change that a call asks for, with the version it was seen in. */
export const changeOf = ({ reference, request, input }: DeskCall) => ({
  reference,
  version: seenVersion(request),
  input,
});

export type SeenChange = ReturnType<typeof changeOf>;

/** Returns the input of a call that may be repeated, with its idempotency key. */
export const keyedOf = ({ reference, request, input }: DeskCall) => ({
  reference,
  input,
  key: idempotencyKeyOf(request),
});

export type KeyedInput = ReturnType<typeof keyedOf>;

/** Sends an object with its version as `ETag`. */
export const sendVersion = (
  reply: FastifyReply,
  current: { readonly version: number },
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .header('ETag', `"${String(current.version)}"`)
    .send(current);

/** Sends the outcome of a change: the current object, or a `stale` problem that contains it. */
export const sendChanged = (
  reply: FastifyReply,
  isStale: boolean,
  current: { readonly version: number },
  status = 200,
): FastifyReply => {
  if (!isStale) return sendVersion(reply, current, status);
  const problem = new ApiError('stale', 'It was changed since it was seen.');
  return reply
    .code(problem.status)
    .headers({ ETag: `"${String(current.version)}"`, 'Content-Type': PROBLEM_CONTENT_TYPE })
    .send(JSON.stringify({ ...toProblem(problem), current }));
};
