import * as z from 'zod/mini';
import { applicationStatuses } from '../accounts/contract.ts';

/** Most other applications of a person that are counted and shown. */
export const ALSO_APPLIED_MAX = 20;

/** Another application with the same email address or telephone number. */
export const alsoAppliedSchema = z.object({
  reference: z.string(),
  name: z.string(),
  job_title: z.string(),
  status: z.literal(applicationStatuses),
  /** In ms since 1970. */
  applied_at: z.number(),
  /** Means of contact that both have in common. */
  same: z.array(z.literal(['email', 'phone'])),
});
export type AlsoApplied = z.infer<typeof alsoAppliedSchema>;
