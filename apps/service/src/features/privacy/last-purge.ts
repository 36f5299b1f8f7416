import { formTables } from '@example/api/forms';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, forUpdate } from '../../storage/index.ts';

/** Row of `meta` with the time of the last purge and the times up to which it deleted. */
export const LAST_PURGE = 'last_purge';

const DAY_MS = 24 * 3_600_000;

/** Longest time by which a purge follows the clock beyond the last purge, in ms. */
const LONGEST_STEP_MS = DAY_MS;

const lastPurgeSchema = z.object({
  /** Time that the purge took for the present, in ms since 1970. */
  at: z.number(),
  /** Times up to which the purge deleted rows and files with a retention period, in ms since 1970. */
  until: z.object({
    enquiries: z.number(),
    applications: z.number(),
    mails: z.number(),
    /** Missing where an earlier version purged last. */
    audit: z.number().optional(),
  }),
});

export type LastPurge = Readonly<z.infer<typeof lastPurgeSchema>>;

const query = (db: Db) => db.selectFrom('meta').select('value').where('name', '=', LAST_PURGE);

const parse = (row: { readonly value: string } | undefined): LastPurge | undefined =>
  row && lastPurgeSchema.parse(JSON.parse(row.value));

/** Reads the last purge; `undefined` if there was none, or a backup was restored since. */
export const readLastPurge = async (db: Db): Promise<LastPurge | undefined> =>
  parse(await query(db).executeTakeFirst());

/**
 * Stores a finished purge, in a transaction. Times never go back, neither by a clock that is behind for a while nor by
 * another instance.
 */
export const writeLastPurge = async (db: Db, purged: LastPurge): Promise<void> => {
  const before = parse(await query(db).$call(forUpdate(db)).executeTakeFirst());
  const later = (one: number, other = -Infinity) => Math.max(one, other);
  const value = JSON.stringify({
    at: later(purged.at, before?.at),
    until: {
      enquiries: later(purged.until.enquiries, before?.until.enquiries),
      applications: later(purged.until.applications, before?.until.applications),
      mails: later(purged.until.mails, before?.until.mails),
      audit: later(purged.until.audit ?? 0, before?.until.audit),
    },
  } satisfies LastPurge);
  await db
    .insertInto('meta')
    .values({ name: LAST_PURGE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/**
 * Returns the time that a purge takes for the present: at most a day after that of the last one. A clock that was set
 * years ahead would otherwise delete everything at once. With this limit each hourly purge costs a day of retention
 * until somebody corrects the clock. A service that was off for a month has caught up after a day and a half.
 *
 * @param now - time of the clock, in ms since 1970
 */
export const believedTime = (last: LastPurge | undefined, now: number): number =>
  Math.min(now, last === undefined ? now : last.at + LONGEST_STEP_MS);

/** Rows deleted by age: table, column of the time, retention period, and condition. */
const stamps = [
  ...formTables.map((table) => [table, 'created_at', 'enquiries'] as const),
  // An application of the talent pool may be older than all that the last purge left.
  ['applications', 'created_at', 'applications', 'pool_ends_at is null and pool_told_at is null'],
  ['outbox', 'sent_at', 'mails'],
  ['outbox', 'abandoned_at', 'mails'],
  ['audit_log', 'at', 'audit'],
] as const;

/**
 * Corrects the times of rows that a clock which was years behind has stamped. They are older than anything the last
 * purge left, so they came after it. Without the correction they would be deleted as soon as the clock is right.
 */
export const repairTimes = async (db: Db, { at, until }: LastPurge): Promise<void> => {
  for (const [table, column, kind, where = '1 = 1'] of stamps) {
    const time = sql.ref(column);
    const deleted = until[kind];
    if (deleted === undefined) continue;
    await sql`update ${sql.table(table)} set ${time} = ${at}
      where ${time} < ${deleted} and ${sql.raw(where)}`.execute(db);
  }
  await sql`update outbox set created_at = ${at}
    where held_for is not null and created_at < ${until.mails}`.execute(db);
};
