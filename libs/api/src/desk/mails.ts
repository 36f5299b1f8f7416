import * as z from 'zod/mini';
import { formSignals } from '../form-signals/index.ts';
import { mailStates } from './outbox.ts';

/** A mail to the person of an application or enquiry, in full. */
export const subjectMailSchema = z.object({
  id: z.string(),
  state: z.literal(mailStates),
  /** Employee code of the member who wrote it; null if the service did. */
  author: z.nullable(z.string()),
  /** Name of the author, as that of a note's author. */
  author_name: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  /** Times are in ms since 1970. */
  created_at: z.number(),
  sent_at: z.nullable(z.number()),
  attempts: z.number(),
  /** Time of the next attempt; null when there will be none. */
  next_attempt_at: z.nullable(z.number()),
  /** Signal that the mail is held for. */
  held_for: z.nullable(z.literal(formSignals)),
  /** Words of the mail server that did not take it. */
  last_error: z.nullable(z.string()),
  /** True when it can be sent again. */
  can_retry: z.boolean(),
});
export type SubjectMail = z.infer<typeof subjectMailSchema>;

/** The mails to a person, the newest first. */
export const subjectMailsSchema = z.array(subjectMailSchema);
