import type Mail from 'nodemailer/lib/mailer';
import type { OutboxEntry } from '../../storage/index.ts';

/**
 * Returns the headers for a mail program's own unsubscribe button, which posts to the address without opening it (RFC
 * 8058). The line is not folded, as not every reader unfolds it.
 */
const listHeaders = (unsubscribeLink: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Nodemailer's message with `baseBoundary`, which separates the parts of a mail and is missing in Nodemailer's types.
 */
type Message = Mail.Options & { readonly baseBoundary: string };

/** Converts an outbox entry for Nodemailer. The same entry always makes the same message. */
export const toMessage = (entry: OutboxEntry): Message => ({
  envelope: { from: entry.envelope_from, to: [entry.envelope_to] },
  messageId: entry.message_id,
  date: new Date(entry.created_at),
  from: { name: entry.from_name, address: entry.envelope_from },
  to: { name: '', address: entry.envelope_to },
  ...(entry.reply_to === null
    ? {}
    : { replyTo: entry.reply_to.split(', ').map((address) => ({ name: '', address })) }),
  subject: entry.subject,
  text: entry.body,
  ...(entry.html === null ? {} : { html: entry.html }),
  baseBoundary: entry.id,
  headers: {
    // Tells auto-responders not to answer a mail that nobody wrote (RFC 3834).
    ...(entry.author_code === null && { 'Auto-Submitted': 'auto-generated' }),
    ...(entry.unsubscribe_link === null ? {} : listHeaders(entry.unsubscribe_link)),
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
