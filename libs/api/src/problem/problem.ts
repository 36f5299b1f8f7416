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
