import type { AnswerOf, Operations, Upload } from '@example/api/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from './candidates/cookies.ts';
import type { CountSender } from '../http/security/sender-limit.ts';
import type { StaffMember } from './staff/sessions.ts';
import type { StaffVisitor } from './staff/cookies.ts';
import type { SubmissionCall } from '../features/forms/index.ts';

/** A call of an operation, over HTTP or by a page in this process. */
export interface Call<Deps> {
  readonly deps: Deps;
  /** Query or body, unchecked. */
  readonly input: unknown;
  readonly file?: Upload | undefined;
  readonly visitor: Visitor;
  readonly staffVisitor: StaffVisitor;
  readonly countSender: CountSender;
  /**
   * Returns what the call of a form has besides its input.
   *
   * @throws a `malformed-request` problem for a malformed idempotency key
   */
  readonly submission: () => SubmissionCall;
}

/** A call over HTTP. A handler that needs it answers by `reply` itself, or returns the answer. */
export interface HttpCall<Deps> extends Call<Deps> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Member of the staff who calls an operation that needs a permission. */
  readonly colleague: StaffMember | undefined;
}

/** Handlers of operations, which answer over HTTP and in process alike. */
export type Handlers<T extends Operations, Deps> = {
  readonly [Name in keyof T]: (call: Call<Deps>) => AnswerOf<T[Name]>;
};

/** Handlers of operations that are called over HTTP only. */
export type HttpHandlers<T extends Operations, Deps> = {
  readonly [Name in keyof T]: (call: HttpCall<Deps>) => Promise<unknown>;
};
