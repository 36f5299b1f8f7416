import type { SubjectMail } from '@example/api/desk';
import { type MailSubject, queryKept, stateOf } from '../../mail/outbox/index.ts';
import type { Db, OutboxEntry } from '../../storage/index.ts';
import { type NameOf, readMemberNames } from '../colleagues/colleagues.ts';
import { type DeskCall, mailOf } from '../calls/call.ts';
import { canBeRetried, makeDue, queryMail } from '../outbox/make-due.ts';

/** Most mails that are shown of one person, the newest first. */
const MAILS_MAX = 100;

const readRows = async (db: Db, subject: MailSubject) =>
  queryKept(db, subject)
    .leftJoin('outbox', 'outbox.id', 'correspondence.id')
    .select([
      'correspondence.id',
      'correspondence.author_code',
      'correspondence.subject',
      'correspondence.text',
      'correspondence.created_at',
      'correspondence.sent_at as kept_sent_at',
      'correspondence.address_refused as kept_refused',
      'correspondence.is_written as kept_written',
      'correspondence.last_error as kept_error',
      'outbox.id as outbox_id',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.leased_until',
      'outbox.sent_at',
      'outbox.held_for',
      'outbox.abandoned_at',
      'outbox.address_refused',
      'outbox.is_written',
      'outbox.last_error',
    ])
    .orderBy('correspondence.id', 'desc')
    .limit(MAILS_MAX)
    .execute();

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Returns the outcome of a mail that the outbox has deleted, which was sent or given up. */
const outcomeOf = ({ created_at, kept_sent_at, kept_refused, kept_written, kept_error }: Row) => ({
  sent_at: kept_sent_at,
  abandoned_at: created_at,
  address_refused: kept_refused,
  is_written: kept_written,
  last_error: kept_error,
  held_for: null,
  leased_until: null,
});

const asShown = (row: Row, now: number, nameOf: NameOf): SubjectMail => {
  const isKnown = row.outbox_id !== null;
  const mail = isKnown ? (row as Row & OutboxEntry) : outcomeOf(row);
  const state = stateOf(mail, now);
  return {
    id: row.id,
    state,
    author: row.author_code,
    author_name: row.author_code === null ? null : nameOf(row.author_code, row.created_at),
    subject: row.subject,
    text: row.text,
    created_at: row.created_at,
    sent_at: mail.sent_at,
    attempts: row.attempts ?? 0,
    next_attempt_at: state === 'waiting' ? row.next_attempt_at : null,
    held_for: row.held_for,
    last_error: mail.last_error,
    can_retry: isKnown && canBeRetried(state),
  };
};

/** Returns the mails to the person of an application or enquiry, the newest first. */
const readMails = async (
  db: Db,
  now: number,
  subject: MailSubject,
): Promise<readonly SubjectMail[]> => {
  const rows = await readRows(db, subject);
  const authors = rows.map(({ author_code }) => author_code);
  const nameOf = await readMemberNames(db, authors);
  return rows.map((row) => asShown(row, now, nameOf));
};

/** Returns the application or enquiry of a call, which it records as seen, with its name in the audit log. */
type Find = (
  call: DeskCall,
) => Promise<{ readonly subject: MailSubject; readonly audited: string }>;

/** Creates the handlers for the mails that are kept with applications, or with enquiries. */
export const mailHandlers = (of: 'application' | 'enquiry', find: Find) => ({
  mails: async (call: DeskCall) => {
    const { subject } = await find(call);
    return readMails(call.deps.storage.db, call.deps.clock(), subject);
  },
  /** Makes a mail due at once that waits or was given up. Knows none that is kept with another one. */
  retryMail: async (call: DeskCall) => {
    const { subject, audited } = await find(call);
    return makeDue(call.deps, call.colleague, {
      id: mailOf(call),
      action: `${of}.mail_retried`,
      audited,
      isPossible: canBeRetried,
      query: (db, id) => queryMail(db, id).where('id', 'in', queryKept(db, subject).select('id')),
      read: async (db, now) => readMails(db, now, subject),
    });
  },
});
