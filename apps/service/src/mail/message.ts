import type Mail from 'nodemailer/lib/mailer';
import type { OutboxEntry } from '../outbox/store.ts';

/**
 * What a mail program's own button needs to end a subscription: it posts to the address without
 * opening it (RFC 8058). The line stays whole, as not every reader of it unfolds.
 */
const listHeaders = (unsubscribeLink: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** `baseBoundary` separates the parts of a mail: Nodemailer takes it, its types do not know it. */
type Message = Mail.Options & { readonly baseBoundary: string };

/** An outbox entry as Nodemailer takes it. The same entry always makes the same message. */
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
    // Tells auto-responders not to answer (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(entry.unsubscribe_link === null ? {} : listHeaders(entry.unsubscribe_link)),
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
