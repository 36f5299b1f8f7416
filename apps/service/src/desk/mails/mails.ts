import type { SubjectMail } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { audit } from '../../auth/staff/index.ts';
import { type MailSubject, queryKept, retry } from '../../mail/outbox/index.ts';
import { type Db, forUpdate, type Storage } from '../../storage/index.ts';
import { type NameOf, readMemberNames } from '../colleagues.ts';
import type { Colleague, DeskDeps } from '../deps.ts';
import { canBeRetried, knownId, notAs, type SentState, stateOf } from '../outbox/state.ts';

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
      'correspondence.last_error as kept_error',
      'outbox.id as outbox_id',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.leased_until',
      'outbox.sent_at',
      'outbox.held_for',
      'outbox.abandoned_at',
      'outbox.address_refused',
      'outbox.last_error',
    ])
    .orderBy('correspondence.id', 'desc')
    .limit(MAILS_MAX)
    .execute();

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Returns the state of a mail that the outbox has deleted, whose outcome is kept. */
const keptState = ({ kept_sent_at, kept_refused }: Row) => {
  if (kept_sent_at !== null) return 'sent';
  return kept_refused === 1 ? 'refused' : 'parked';
};

const asShown = (row: Row, now: number, nameOf: NameOf): SubjectMail => {
  const isKnown = row.outbox_id !== null;
  const state = isKnown ? stateOf(row as SentState, now) : keptState(row);
  return {
    id: row.id,
    state,
    author: row.author_code,
    author_name: row.author_code === null ? null : nameOf(row.author_code),
    subject: row.subject,
    text: row.text,
    created_at: row.created_at,
    sent_at: isKnown ? row.sent_at : row.kept_sent_at,
    attempts: row.attempts ?? 0,
    next_attempt_at: state === 'waiting' ? row.next_attempt_at : null,
    held_for: row.held_for,
    last_error: isKnown ? row.last_error : row.kept_error,
    can_retry: isKnown && canBeRetried(state),
  };
};

/** Returns the mails to the person of an application or enquiry, the newest first. */
export const readMails = async (
  db: Db,
  now: number,
  subject: MailSubject,
): Promise<readonly SubjectMail[]> => {
  const rows = await readRows(db, subject);
  const nameOf = await readMemberNames(
    db,
    rows.map(({ author_code }) => author_code),
  );
  return rows.map((row) => asShown(row, now, nameOf));
};

interface Retried {
  readonly id: string;
  readonly subject: MailSubject;
  readonly action: 'application.mail_retried' | 'enquiry.mail_retried';
  /** Name of the application or enquiry in the audit log. */
  readonly audited: string;
}

/**
 * Makes a mail that waits or was given up due at once.
 *
 * @throws ApiError of kind `not-found` for a mail that is not kept with the application or enquiry, or of kind
 *   `conflict` for one in another state
 */
export const retryMail = async (
  { storage, outbox, clock }: Pick<DeskDeps, 'outbox' | 'clock'> & { readonly storage: Storage },
  colleague: Colleague,
  { id, subject, action, audited }: Retried,
): Promise<readonly SubjectMail[]> => {
  const now = clock();
  const mails = await storage.transact(async (db) => {
    const held = await db
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'in', queryKept(db, subject).select('id').where('id', '=', knownId(id)))
      .$call(forUpdate(db))
      .executeTakeFirst();
    if (!held) throw new ApiError('not-found', 'There is no such mail (any more).');
    const before = stateOf(held, now);
    if (!canBeRetried(before)) throw notAs(before);
    await retry(db, now, id);
    const details = { from: before };
    await audit(db, { at: now, actor: colleague, action, subject: audited, details });
    return readMails(db, now, subject);
  });
  outbox.wake();
  return mails;
};
