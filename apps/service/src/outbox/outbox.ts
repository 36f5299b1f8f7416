import type { FormSignal } from '@example/api/form-signals';
import type { MailAddress } from '../settings/mail.ts';
import { type Db, timeOrderedId } from '../storage/index.ts';
import type { OutboxEntry } from './store.ts';

/** A mail to be sent, as a use case makes it. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as an HTML document; without it the mail is sent as plain text alone. */
  readonly html?: string;
  /** Addresses that passed their check, separated by commas. */
  readonly replyTo?: string;
  /** The address of whoever the office is told of by it. */
  readonly about?: string;
  /** The address that ends the subscription it is sent for (RFC 8058). */
  readonly unsubscribeLink?: string;
  /** Why it must wait until the operator lets it go. */
  readonly heldFor?: FormSignal | undefined;
  /** A code or a link's token in its text, which is not kept once it was sent. */
  readonly secret?: string;
}

/** What is on the one line of a header: no line break can smuggle another header in. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** How much of a subject a mail is found by: PostgreSQL bounds what an index holds. */
const SEARCHED_LENGTH = 200;

/** What a mail is found by at the desk, in lower case. No search can hold a line's end. */
const searchTextOf = (to: string, subject: string) =>
  `${to}\n${subject.slice(0, SEARCHED_LENGTH).toWellFormed()}`.toLowerCase();

/** Addresses for `replyTo`. */
export const replyToAll = (addresses: readonly string[]): string => addresses.join(', ');

/** The same mail to each of some addresses, one for one: whether it reaches one says nothing of the others. */
export const toEach = (
  addresses: readonly string[],
  mail: Omit<OutgoingMail, 'to'>,
): readonly OutgoingMail[] => addresses.map((to) => ({ to, ...mail }));

/** A mail as the outbox has it, before anything was tried. */
export const toEntry = (
  from: MailAddress,
  now: number,
  { to, subject, text, html, replyTo, about, unsubscribeLink, heldFor, secret }: OutgoingMail,
): OutboxEntry => {
  const id = timeOrderedId(now);
  const line = oneLine(subject);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id,
    message_id: `<${id}@${domain}>`,
    envelope_from: from.address,
    envelope_to: to,
    from_name: from.name,
    reply_to: replyTo ?? null,
    about: about?.toLowerCase() ?? null,
    unsubscribe_link: unsubscribeLink ?? null,
    subject: line,
    body: text,
    html: html ?? null,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    leased_until: null,
    sent_at: null,
    held_for: heldFor ?? null,
    abandoned_at: null,
    address_refused: 0,
    last_error: null,
    secret: secret ?? null,
    search_text: searchTextOf(to, line),
  };
};

/** Puts mails into the outbox, in the transaction of `db`: committed means they will go out, unless they are held. */
export const addToOutbox = async (
  db: Db,
  from: MailAddress,
  now: number,
  mails: readonly OutgoingMail[],
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values(mails.map((mail) => toEntry(from, now, mail)))
    .execute();
};
