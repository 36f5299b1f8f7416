import {
  checkMailQuery,
  type DeskMail,
  type MailList,
  type MailQuery,
  type MailRow,
  type MailState,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { retry, withoutSecret } from '../../mail/outbox/index.ts';
import { audit } from '../../auth/staff/index.ts';
import {
  contains,
  type Db,
  forUpdate,
  type OutboxEntry,
  type Schema,
} from '../../storage/index.ts';
import { readMemberNames } from '../colleagues.ts';
import type { Colleague, DeskDeps } from '../deps.ts';
import { canBeRetried, knownId, notAs, stateOf } from './state.ts';
import { allOf, type List, numberColumn, parseListQuery, readPage, textColumn } from '../list.ts';

/** Columns that the list shows. The texts are left out because they are long. */
const columns = [
  'id',
  'envelope_to',
  'subject',
  'created_at',
  'attempts',
  'next_attempt_at',
  'leased_until',
  'sent_at',
  'held_for',
  'abandoned_at',
  'address_refused',
  'last_error',
] as const satisfies readonly (keyof OutboxEntry)[];

type Summary = Pick<OutboxEntry, (typeof columns)[number]>;

type Where = ExpressionBuilder<Schema, 'outbox'>;

/** Selects the mails that {@link stateOf} gives this state. */
const isIn = (where: Where, state: MailState, now: number): Expression<SqlBool> => {
  // Uses the index of the few unsent mails, so that the many sent mails with their texts are not read.
  if (state === 'sent')
    return where(
      'id',
      'not in',
      where.selectFrom('outbox as unsent').select('unsent.id').where('unsent.sent_at', 'is', null),
    );
  const unsent = where('sent_at', 'is', null);
  if (state === 'parked' || state === 'refused')
    return where.and([
      unsent,
      where('abandoned_at', 'is not', null),
      where('address_refused', '=', state === 'refused' ? 1 : 0),
    ]);
  const open = where.and([unsent, where('abandoned_at', 'is', null)]);
  if (state === 'held') return where.and([open, where('held_for', 'is not', null)]);
  const due = where.and([open, where('held_for', 'is', null)]);
  return state === 'sending'
    ? where.and([due, where('leased_until', '>', now)])
    : where.and([
        due,
        where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]),
      ]);
};

const asListed = (mail: Summary, now: number): MailRow => {
  const state = stateOf(mail, now);
  return {
    id: mail.id,
    state,
    to: mail.envelope_to,
    subject: mail.subject,
    created_at: mail.created_at,
    attempts: mail.attempts,
    next_attempt_at: state === 'waiting' ? mail.next_attempt_at : null,
    sent_at: mail.sent_at,
    held_for: mail.held_for,
    last_error: mail.last_error,
  };
};

const mailList: List<MailQuery> = {
  check: checkMailQuery,
  columns: { created_at: numberColumn('created_at') },
  id: textColumn('id'),
  defaultSort: '-created_at',
};

/** @throws ApiError of kind `invalid-input` */
export const listMails = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<MailList> => {
  const {
    filters: { state, q },
    range,
  } = parseListQuery(mailList, query);
  const now = clock();
  const found = db
    .selectFrom('outbox')
    .where((where) =>
      allOf(
        state !== undefined && isIn(where, state, now),
        q !== undefined && q !== '' && contains('search_text', q.toLowerCase()),
      ),
    );
  // Selects the ids first, by an index, because the rows are long.
  const { page, total, next } = await readPage(found, range, (rows) =>
    db.selectFrom('outbox').select(columns).where('id', 'in', rows.select('id')),
  );
  return { items: page.map((mail) => asListed(mail, now)), total, ...next };
};

/** Returns the name of a mail in the audit log. */
export const subjectOf = (id: string): string => `mail ${id}`;

const queryMail = (db: Db, id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', knownId(id));

const noSuchMail = () => new ApiError('not-found', 'There is no such mail (any more).');

/** @throws ApiError of kind `not-found` */
const findMail = async (db: Db, id: string): Promise<OutboxEntry> => {
  const mail = await queryMail(db, id).executeTakeFirst();
  if (!mail) throw noSuchMail();
  return mail;
};

/**
 * Returns the text without codes and tokens of links, still valid or not: with them, a reader could act for the
 * recipient.
 */
const readableText = (mail: OutboxEntry): string =>
  withoutSecret(mail).body.replaceAll(/([?&]token=)[\w~.%-]+/g, '$1******');

/**
 * Returns a mail with its text, without codes and tokens.
 *
 * @throws ApiError of kind `not-found`
 */
export const readMail = async (db: Db, now: number, id: string): Promise<DeskMail> => {
  const mail = await findMail(db, id);
  const nameOf = await readMemberNames(db, [mail.author_code]);
  return {
    ...asListed(mail, now),
    author: mail.author_code,
    author_name: mail.author_code === null ? null : nameOf(mail.author_code),
    from: mail.envelope_from,
    from_name: mail.from_name,
    reply_to: mail.reply_to,
    message_id: mail.message_id,
    text: readableText(mail),
  };
};

/** Actions on a mail, each possible in some states. */
const deeds = {
  retry: { action: 'mail.retried', isPossible: canBeRetried },
  release: { action: 'mail.released', isPossible: (state) => state === 'held' },
} as const satisfies Readonly<
  Record<string, { readonly action: string; readonly isPossible: (state: MailState) => boolean }>
>;

/**
 * Makes a mail due at once: one that waits or was given up (`retry`), or one that is held (`release`).
 *
 * @throws ApiError of kind `not-found`, or `invalid-input` with status 409 when it is in another state
 */
export const sendAtOnce = async (
  { storage, outbox, clock }: Pick<DeskDeps, 'storage' | 'outbox' | 'clock'>,
  colleague: Colleague,
  id: string,
  deed: keyof typeof deeds,
): Promise<DeskMail> => {
  const { action, isPossible } = deeds[deed];
  const now = clock();
  const mail = await storage.transact(async (db) => {
    const held = await queryMail(db, id).$call(forUpdate(db)).executeTakeFirst();
    if (!held) throw noSuchMail();
    const before = stateOf(held, now);
    if (!isPossible(before)) throw notAs(before);
    await retry(db, now, id);
    await audit(db, {
      at: now,
      actor: colleague,
      action,
      subject: subjectOf(id),
      details: { from: before },
    });
    return readMail(db, now, id);
  });
  outbox.wake();
  return mail;
};
