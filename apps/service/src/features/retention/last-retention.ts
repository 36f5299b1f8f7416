import { sql } from 'kysely';
import { z } from 'zod';
import { type Db, forUpdate, writeMeta } from '../../storage/index.ts';
import { retained } from './retained.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

/** Row of `meta` with the time of the last retention run and the times up to which it deleted. */
export const LAST_RETENTION = 'last_purge';

/** Longest time by which a retention run follows the clock beyond the last one, in ms. */
const LONGEST_STEP_MS = DAY_MS;

const lastRetentionSchema = z.object({
  /** Time that the retention run took for the present, in ms since 1970. */
  at: z.number(),
  /** Times up to which the retention run deleted rows and files with a retention period, in ms since 1970. */
  until: z.object({
    enquiries: z.number(),
    applications: z.number(),
    mails: z.number(),
    /** Missing where an earlier version ran last. */
    audit: z.number().optional(),
  }),
});

type LastRetention = Readonly<z.infer<typeof lastRetentionSchema>>;

const query = (db: Db) => db.selectFrom('meta').select('value').where('name', '=', LAST_RETENTION);

const parse = (row: { readonly value: string } | undefined): LastRetention | undefined =>
  row && lastRetentionSchema.parse(JSON.parse(row.value));

/** Reads the last retention run; `undefined` if there was none, or a backup was restored since. */
export const readLastRetention = async (db: Db): Promise<LastRetention | undefined> =>
  parse(await query(db).executeTakeFirst());

/**
 * Stores a finished run, in a transaction. Times never go back, neither by a clock that is behind for a while nor by
 * another instance.
 */
export const writeLastRetention = async (db: Db, finished: LastRetention): Promise<void> => {
  const before = parse(await query(db).$call(forUpdate(db)).executeTakeFirst());
  const later = (one: number, other = -Infinity) => Math.max(one, other);
  const value = JSON.stringify({
    at: later(finished.at, before?.at),
    until: {
      enquiries: later(finished.until.enquiries, before?.until.enquiries),
      applications: later(finished.until.applications, before?.until.applications),
      mails: later(finished.until.mails, before?.until.mails),
      audit: later(finished.until.audit ?? 0, before?.until.audit),
    },
  } satisfies LastRetention);
  await writeMeta(db, LAST_RETENTION, value);
};

/**
 * Returns the time that a run takes for the present: at most a day after that of the last one. A clock that was set
 * years ahead would otherwise delete everything at once. With this limit each hourly run costs a day of retention
 * until somebody corrects the clock. A service that was off for a month has caught up after a day and a half.
 *
 * @param now - time of the clock, in ms since 1970
 */
export const believedTime = (last: Pick<LastRetention, 'at'> | undefined, now: number): number =>
  Math.min(now, last === undefined ? now : last.at + LONGEST_STEP_MS);

/**
 * Corrects the times of rows that a clock which was years behind has stamped. They are older than anything the last
 * retention run left, so they came after it. Without the correction they would be deleted as soon as the clock is right.
 */
export const repairTimes = async (db: Db, { at, until }: LastRetention): Promise<void> => {
  for (const { period, table, since, where = sql`true`, isLeft = sql`true` } of retained) {
    if (period === 'talentPool') continue;
    const time = sql.ref(since);
    const deleted = until[period];
    if (deleted === undefined) continue;
    await sql`update ${sql.table(table)} set ${time} = ${at}
      where ${time} < ${deleted} and ${where} and ${isLeft}`.execute(db);
  }
};
