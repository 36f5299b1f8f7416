import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, heldBy } from '../storage/index.ts';

/** In the table `meta`: when the last purge was, and up to when it deleted. */
export const LAST_PURGE = 'last_purge';

const DAY_MS = 24 * 3_600_000;

/** How far a purge follows the clock from where the last one left it, in ms. */
const LONGEST_STEP_MS = DAY_MS;

const lastPurgeSchema = z.object({
  /** What the time was taken for, in ms since 1970. */
  at: z.number(),
  /** Nothing that was older than this was left of what is kept for a period, in ms since 1970. */
  until: z.object({ enquiries: z.number(), applications: z.number(), mails: z.number() }),
});

export type LastPurge = Readonly<z.infer<typeof lastPurgeSchema>>;

const query = (db: Db) => db.selectFrom('meta').select('value').where('name', '=', LAST_PURGE);

const parse = (row: { readonly value: string } | undefined): LastPurge | undefined =>
  row && lastPurgeSchema.parse(JSON.parse(row.value));

/** `undefined` where there was none, or a backup was restored since. */
export const readLastPurge = async (db: Db): Promise<LastPurge | undefined> =>
  parse(await query(db).executeTakeFirst());

/**
 * To be called when all was deleted, in a transaction. Neither a clock that is behind for a while nor another
 * instance takes anything back.
 */
export const writeLastPurge = async (db: Db, purged: LastPurge): Promise<void> => {
  const before = parse(await query(db).$call(heldBy(db)).executeTakeFirst());
  const later = (one: number, other = -Infinity) => Math.max(one, other);
  const value = JSON.stringify({
    at: later(purged.at, before?.at),
    until: {
      enquiries: later(purged.until.enquiries, before?.until.enquiries),
      applications: later(purged.until.applications, before?.until.applications),
      mails: later(purged.until.mails, before?.until.mails),
    },
  } satisfies LastPurge);
  await db
    .insertInto('meta')
    .values({ name: LAST_PURGE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/**
 * What a purge takes the time for: no later than a day after the last one's. A clock that was set years
 * ahead would have it delete everything at once; so it costs a day of what is kept with each hour in which
 * nobody mends it. What was switched off for a month has caught up after a day and a half.
 *
 * @param now - what the clock says, in ms since 1970
 */
export const believedTime = (last: LastPurge | undefined, now: number): number =>
  Math.min(now, last === undefined ? now : last.at + LONGEST_STEP_MS);

/** What is deleted by its age: the table, the column of its time, and the period it is kept for. */
const stamps = [
  ['enquiries', 'created_at', 'enquiries'],
  ['contact_messages', 'created_at', 'enquiries'],
  ['demo_requests', 'created_at', 'enquiries'],
  ['applications', 'created_at', 'applications'],
  ['outbox', 'sent_at', 'mails'],
  ['outbox', 'abandoned_at', 'mails'],
] as const;

/**
 * Corrects the times of what a clock that was years behind has stamped: it is older than what the last
 * purge left, so it came since. Without that it would be deleted as soon as the clock is right.
 */
export const mendStamps = async (db: Db, { at, until }: LastPurge): Promise<void> => {
  for (const [table, column, kind] of stamps) {
    const time = sql.ref(column);
    await sql`update ${sql.table(table)} set ${time} = ${at} where ${time} < ${until[kind]}`.execute(
      db,
    );
  }
  await sql`update outbox set created_at = ${at}
    where held_for is not null and created_at < ${until.mails}`.execute(db);
};
