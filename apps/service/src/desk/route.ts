import type { Permission } from '@example/api/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIdempotencyKey } from '../idempotency/index.ts';
import { PROBLEM_CONTENT_TYPE, ProblemError, toProblem } from '../problem/index.ts';
import type { Colleague, DeskDeps } from './deps.ts';

/** One call of somebody who may make it. */
export interface DeskCall {
  readonly deps: DeskDeps;
  readonly colleague: Colleague;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of what the address names. */
  readonly reference: string;
}

export interface DeskRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** As it is registered; what it names is its `:reference`. */
  readonly url: string;
  /** What the role of whoever calls must be allowed. */
  readonly permission: Permission;
  readonly run: (call: DeskCall) => Promise<unknown>;
}

export const DESK = '/api/v0/desk';

/**
 * The version that `If-Match` names; `undefined` for what no version is written like.
 *
 * @throws ProblemError where it is missing (RFC 6585 §3)
 */
export const seenVersion = ({ headers }: FastifyRequest): number | undefined => {
  const given = headers['if-match'];
  if (given === undefined)
    throw new ProblemError('version-required', 'If-Match must name the version that was seen.');
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  return version === undefined ? undefined : Number(version);
};

/** @throws ProblemError for what is no key */
export const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key;
  throw new ProblemError('malformed-request', 'The Idempotency-Key is no key.');
};

/** Sends something with its version. */
export const sendVersion = (
  reply: FastifyReply,
  current: { readonly version: number },
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .header('ETag', `"${String(current.version)}"`)
    .send(current);

/** Sends what became of a change: it as it is now, or that it is stale, with it. */
export const sendChanged = (
  reply: FastifyReply,
  isStale: boolean,
  current: { readonly version: number },
  status = 200,
): FastifyReply => {
  if (!isStale) return sendVersion(reply, current, status);
  const problem = new ProblemError('stale', 'It was changed since it was seen.');
  return reply
    .code(problem.status)
    .headers({ ETag: `"${String(current.version)}"`, 'Content-Type': PROBLEM_CONTENT_TYPE })
    .send(JSON.stringify({ ...toProblem(problem), current }));
};
