import * as z from 'zod/mini';
import { isoDateSchema } from '../jobs/contract.ts';
import { deskCheckOf, deskEventSchema, oneOf, pageFields, pageOf, queryText } from './common.ts';

/** An entry of the audit log: an action of the staff or of the operator, and its subject. */
export const auditEntrySchema = z.object({ ...deskEventSchema.shape, subject: z.string() });
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

export const auditListSchema = pageOf(auditEntrySchema);
export type AuditList = z.infer<typeof auditListSchema>;

const text = queryText.check(z.minLength(1));

export const auditQuerySchema = z.strictObject({
  /** An employee code in upper or lower case, part of a member's name, or `operator`. */
  actor: z.optional(text),
  /** An action such as `application.status_changed`, or the part before its dot. */
  action: z.optional(text),
  /** Part of a subject, such as a reference. */
  subject: z.optional(text),
  /** The first and the last day, in Asia/Kolkata. */
  from: z.optional(isoDateSchema),
  to: z.optional(isoDateSchema),
  sort: oneOf(['-at', 'at']),
  ...pageFields,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const checkAuditQuery = deskCheckOf(auditQuerySchema, 'query_invalid');
