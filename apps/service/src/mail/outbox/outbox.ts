import { searchTextOf } from '@example/api/fields';
import type { FormSignal } from '@example/api/form-signals';
import type { Mail } from '@example/content/types';
import type { MailAddress } from '../../runtime/settings/mail.ts';
import { type Db, type OutboxEntry, timeOrderedId } from '../../storage/index.ts';
import { composeMail } from '../compose/compose.ts';
import { withoutSecret } from './store.ts';

/** Application or enquiry with which a mail to its sender is kept. */
export type MailSubject = { readonly application_id: string } | { readonly inbox_id: string };

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as an HTML document. Without it the mail is plain text alone. */
  readonly html?: string;
  /** Validated addresses, separated by commas. */
  readonly replyTo?: string;
  /** Address of the person that a mail to the office is about. */
  readonly about?: string;
  /** Application or enquiry that a mail to a person is about, which must be stored before. */
  readonly keptWith?: MailSubject;
  /** Employee code of the member of the staff who wrote it. */
  readonly author?: string;
  /** Link that ends the subscription for which the mail is sent (RFC 8058). */
  readonly unsubscribeLink?: string;
  /** Signal for which it must wait until the operator releases it. */
  readonly heldFor?: FormSignal | undefined;
  /** Code or link token in its text, which is blanked once the mail was sent. */
  readonly secret?: string | undefined;
  /** True when somebody waits for it before the screen. */
  readonly isUrgent?: boolean;
  /** Time before which it must not be sent, in ms since 1970. */
  readonly notBefore?: number;
}

/** Puts a text on one line, so that no line break can smuggle in another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Characters of a subject that are searched: PostgreSQL limits the size of an index entry. */
const SEARCHED_LENGTH = 200;

/**
 * Returns the text that the desk searches for a mail. The line break separates its parts, since no
 * search can hold one.
 */
export const searchedIn = (to: string, subject: string) =>
  `${searchTextOf(to)}\n${searchTextOf(subject).slice(0, SEARCHED_LENGTH).toWellFormed()}`;

export const replyToAll = (addresses: readonly string[]): string => addresses.join(', ');

/**
 * Addresses one mail to each of several recipients separately, so that a failure for one does not affect the others.
 */
export const toEach = (
  addresses: readonly string[],
  mail: Omit<OutgoingMail, 'to'>,
): readonly OutgoingMail[] => addresses.map((to) => ({ to, ...mail }));

export const toEntry = (
  from: MailAddress,
  now: number,
  {
    to,
    subject,
    text,
    html,
    replyTo,
    about,
    author,
    unsubscribeLink,
    heldFor,
    secret,
    isUrgent = false,
    notBefore,
  }: OutgoingMail,
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
    author_code: author ?? null,
    unsubscribe_link: unsubscribeLink ?? null,
    subject: line,
    body: text,
    html: html ?? null,
    created_at: now,
    attempts: 0,
    next_attempt_at: Math.max(now, notBefore ?? now),
    not_before: notBefore ?? null,
    leased_until: null,
    sent_at: null,
    held_for: heldFor ?? null,
    abandoned_at: null,
    address_refused: 0,
    last_error: null,
    secret: secret ?? null,
    is_urgent: isUrgent ? 1 : 0,
    is_written: 0,
    search_text: searchedIn(to, line),
  };
};

const ofNobody = { application_id: null, inbox_id: null };

/** Returns a mail as it is kept for the staff, who get no link that is its recipient's alone. */
const withTextOf = ({ id, author_code, subject, created_at, ...texts }: OutboxEntry) => ({
  id,
  author_code,
  subject,
  text: withoutSecret(texts).body.trimEnd(),
  created_at,
  sent_at: null,
  last_error: null,
});

/**
 * Adds mails to the outbox in the transaction of `db`. Once committed they will be sent, unless they are held. Returns
 * their ids.
 */
export const addToOutbox = async (
  db: Db,
  from: MailAddress,
  now: number,
  mails: readonly OutgoingMail[],
): Promise<readonly string[]> => {
  const added = mails.map((mail) => ({ mail, entry: toEntry(from, now, mail) }));
  const entries = added.map(({ entry }) => entry);
  await db.insertInto('outbox').values(entries).execute();
  const kept = added.flatMap(({ mail: { keptWith }, entry }) =>
    keptWith ? [{ ...ofNobody, ...keptWith, ...withTextOf(entry) }] : [],
  );
  if (kept.length > 0) await db.insertInto('correspondence').values(kept).execute();
  return entries.map(({ id }) => id);
};

/** Composes a mail to one recipient and adds it to the outbox, as {@link addToOutbox} does. */
export const addMail = async (
  db: Db,
  { mailFrom }: { readonly mailFrom: MailAddress },
  now: number,
  mail: Mail,
  addressed: Omit<OutgoingMail, keyof ReturnType<typeof composeMail>>,
): Promise<void> => {
  await addToOutbox(db, mailFrom, now, [{ ...addressed, ...composeMail(mail) }]);
};
