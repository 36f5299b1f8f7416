import type Mail from 'nodemailer/lib/mailer';
import type { OutboxEntry } from '../outbox/store.ts';

/** An outbox entry as Nodemailer takes it. The same entry always makes the same message. */
export const toMessage = (entry: OutboxEntry): Mail.Options => ({
  envelope: { from: entry.envelope_from, to: [entry.envelope_to] },
  messageId: entry.message_id,
  date: new Date(entry.created_at),
  from: { name: entry.from_name, address: entry.envelope_from },
  to: { name: '', address: entry.envelope_to },
  ...(entry.reply_to === null ? {} : { replyTo: { name: '', address: entry.reply_to } }),
  subject: entry.subject,
  text: entry.body,
  // Tells auto-responders not to answer (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
