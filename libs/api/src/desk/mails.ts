import * as z from 'zod/mini';
import { mailAuthor, mailSummary } from './outbox.ts';

/** A mail to the person of an application or enquiry, in full. */
const subjectMailSchema = z.object({
  ...mailSummary,
  ...mailAuthor,
  text: z.string(),
  /** True when it can be sent again. */
  can_retry: z.boolean(),
});
export type SubjectMail = z.infer<typeof subjectMailSchema>;

/** The mails to a person, the newest first. */
export const subjectMailsSchema = z.array(subjectMailSchema);
