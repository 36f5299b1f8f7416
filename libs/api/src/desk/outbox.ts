import * as z from 'zod/mini';
import { formSignals } from '../form-signals/index.ts';
import { deskCheckOf, oneOf, pageFields, pageOf, searched } from './common.ts';

/**
 * States of a mail.
 * - `written`: only written to a file, since no mail server is set
 * - `held`: waits until the staff releases it
 * - `parked`: given up, because it cannot be delivered
 * - `refused`: given up, because its address was refused
 */
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'written',
  'held',
  'parked',
  'refused',
] as const;
export type MailState = (typeof mailStates)[number];

/** Fields of a mail at each place that shows it. */
export const mailSummary = {
  id: z.string(),
  state: z.literal(mailStates),
  subject: z.string(),
  /** Times are in ms since 1970. */
  created_at: z.number(),
  attempts: z.number(),
  /** Time of the next attempt; null when there will be none. */
  next_attempt_at: z.nullable(z.number()),
  sent_at: z.nullable(z.number()),
  /** Signal that the mail is held for. */
  held_for: z.nullable(z.literal(formSignals)),
  /** Words of the mail server that did not take it. */
  last_error: z.nullable(z.string()),
} as const;

/** Employee code and name of the member who wrote a mail; null if the service did. */
export const mailAuthor = {
  author: z.nullable(z.string()),
  author_name: z.nullable(z.string()),
} as const;

export const mailRowSchema = z.object({ ...mailSummary, to: z.string() });
export type MailRow = z.infer<typeof mailRowSchema>;

export const mailListSchema = pageOf(mailRowSchema);
export type MailList = z.infer<typeof mailListSchema>;

/** A mail with its envelope and its text. Codes and tokens of links are blanked. */
export const deskMailSchema = z.object({
  ...mailRowSchema.shape,
  ...mailAuthor,
  from: z.string(),
  from_name: z.string(),
  reply_to: z.nullable(z.string()),
  message_id: z.string(),
  text: z.string(),
});
export type DeskMail = z.infer<typeof deskMailSchema>;

export const mailQuerySchema = z.strictObject({
  state: oneOf(mailStates),
  /** Part of a recipient's address or of a subject. */
  q: searched,
  sort: oneOf(['-created_at', 'created_at']),
  ...pageFields,
});
export type MailQuery = z.infer<typeof mailQuerySchema>;

export const checkMailQuery = deskCheckOf(mailQuerySchema, 'query_invalid');
