import * as z from 'zod/mini';
import { closedJobSchema } from '../jobs/contract.ts';

/** A refused field with the message that people read. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** An RFC 9457 problem document: the body of every error of the API. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  /** Present when a closed vacancy was asked for. */
  closed_job: z.optional(closedJobSchema),
});
export type Problem = z.infer<typeof problemSchema>;

export const problemTypes = {
  'malformed-request': 400,
  'sign-in-required': 401,
  'cross-origin': 403,
  'xsrf-token': 403,
  'not-permitted': 403,
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
export type ProblemType = keyof typeof problemTypes;

/** Returns the `type` of a problem document, a stable URN. */
export const problemUrn = (type: ProblemType) => `urn:problem:${type}`;
