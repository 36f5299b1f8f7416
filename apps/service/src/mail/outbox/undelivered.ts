import { type Expression, type SqlBool, sql } from 'kysely';
import { countRows, type Db, forUpdate, mailboxOf, type OutboxEntry } from '../../storage/index.ts';
import { searchedIn } from './outbox.ts';
import { isGivenUp, isHeld, isQueued, isRefused } from './state.ts';

const openColumns = [
  'id',
  'envelope_to',
  'subject',
  'created_at',
  'next_attempt_at',
  'attempts',
  'held_for',
  'abandoned_at',
  'address_refused',
  'last_error',
] as const satisfies readonly (keyof OutboxEntry)[];

/** Mail that waits, is held, or was given up, without its text. */
export type OpenEntry = Pick<OutboxEntry, (typeof openColumns)[number]>;

/** Reads all mails that were not delivered, the oldest first. */
export const readOpen = async (db: Db): Promise<readonly OpenEntry[]> =>
  db.selectFrom('outbox').select(openColumns).where('sent_at', 'is', null).orderBy('id').execute();

/**
 * Counts the mails that were not delivered, by state. `oldestWaiting` is the time at which the oldest waiting one was
 * added, in ms since 1970.
 */
export const countOpen = async (db: Db) => {
  // One statement for each state, since each has an index of its own.
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where(isQueued)
    .executeTakeFirstOrThrow();
  const countWhere = async (condition: Expression<SqlBool>) =>
    countRows(db.selectFrom('outbox').where(condition));
  const givenUp = await countWhere(isGivenUp);
  const refused = await countWhere(isRefused);
  return {
    entries: {
      waiting: waiting.count,
      held: await countWhere(isHeld),
      parked: givenUp - refused,
      refused,
    },
    oldestWaiting: waiting.oldest ?? undefined,
  };
};

/** Returns those of the addresses that refused a mail, and to which none was delivered since. */
export const refusedAmong = async (
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (addresses.length === 0) return new Set();
  const refused = await db
    .selectFrom('outbox')
    .select('envelope_to')
    .distinct()
    .where(isRefused)
    .where('envelope_to', 'in', addresses)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('outbox as delivered')
            .select(sql.lit(1).as('one'))
            .whereRef('delivered.envelope_to', '=', 'outbox.envelope_to')
            .whereRef('delivered.sent_at', '>', 'outbox.abandoned_at')
            .where('delivered.is_written', '=', sql.lit(0)),
        ),
      ),
    )
    .execute();
  return new Set(refused.map(({ envelope_to }) => envelope_to));
};

/** Returns whether {@link refusedAmong} returns an address. */
export const wasRefused = async (db: Db, address: string): Promise<boolean> =>
  (await refusedAmong(db, [address])).has(address);

/** Time of the next attempt at once, or when a mail cannot be undone any more. */
const dueFrom = (now: number) =>
  sql<number>`case when not_before > ${now} then not_before else ${now} end`;

/**
 * Makes a mail that was not delivered due at once, even if it is held or was given up. One that can still be undone is
 * due when it cannot any more.
 */
export const retry = async (
  db: Db,
  now: number,
  id: string,
): Promise<'due' | 'sent' | 'unknown'> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      abandoned_at: null,
      held_for: null,
      next_attempt_at: dueFrom(now),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'due';
  const entry = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  return entry ? 'sent' : 'unknown';
};

/**
 * Sends the mails that were not delivered to an address to another one, and makes them due, except those with a code or
 * a link for the address alone. A held one stays held. Mails to the office about the first are about the second from now
 * on. Returns the number of the mails.
 *
 * @param from - in lower case
 */
export const readdress = async (
  db: Db,
  now: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> => {
  const undelivered = await db
    .selectFrom('outbox')
    .select(['id', 'subject'])
    .where(sql<boolean>`lower(envelope_to) = ${from}`)
    .where('sent_at', 'is', null)
    .where('secret', 'is', null)
    .where('unsubscribe_link', 'is', null)
    .orderBy('id')
    .$call(forUpdate(db))
    .execute();
  for (const { id, subject } of undelivered)
    await db
      .updateTable('outbox')
      .set({
        envelope_to: to,
        search_text: searchedIn(to, subject),
        attempts: 0,
        abandoned_at: null,
        address_refused: 0,
        last_error: null,
        next_attempt_at: dueFrom(now),
      })
      .where('id', '=', id)
      .execute();
  await db
    .updateTable('outbox')
    .set({ about: mailboxOf(to) })
    .where('about', '=', from)
    .execute();
  return undelivered.length;
};

/** Makes all mails that were given up due at once, those with a refused address too. Returns their number. */
export const retryFailed = async (db: Db, now: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ abandoned_at: null, next_attempt_at: now })
    .where(isGivenUp)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
