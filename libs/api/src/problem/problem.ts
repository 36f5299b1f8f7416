import * as z from 'zod/mini';

/** A refused field with the message that people read. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

const idSchema = z.int().check(z.positive());

/** A vacancy that is no longer open, with the fields that find similar ones. */
export const closedJobSchema = z.object({
  job_title: z.string(),
  category_id: idSchema,
  int_location_id: idSchema,
});
export type ClosedJob = z.infer<typeof closedJobSchema>;

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
