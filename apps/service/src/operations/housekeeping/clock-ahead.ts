import { sql } from 'kysely';
import { ATTEMPTS_COUNTED_MS } from '../../auth/staff/attempts.ts';
import { STAFF_CHALLENGE_COUNTED_MS } from '../../auth/staff/challenges.ts';
import { TRIES_COUNTED_MS } from '../../auth/candidates/challenges.ts';
import { RESET_VALID_MS } from '../../auth/candidates/resets.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';
import type { Db } from '../../storage/index.ts';

/** Tables of the sign-in, with the longest time in ms by which a row may be ahead of the clock. */
const deletable = {
  sign_in_challenges: TRIES_COUNTED_MS,
  password_resets: RESET_VALID_MS,
  staff_challenges: STAFF_CHALLENGE_COUNTED_MS,
  staff_attempts: ATTEMPTS_COUNTED_MS,
  sessions: DAY_MS,
  staff_sessions: DAY_MS,
} as const;

/** Columns with the time from which something counts that is kept. */
const corrected = [
  ['subscriptions', 'mailed_at'],
  ['idempotency_keys', 'created_at'],
  ['accounts', 'warned_at'],
  ['staff_members', 'seen_at'],
] as const;

/**
 * Removes what a clock that was ahead left in the future. Codes, links and sessions would be valid until that time has
 * come, and limits would refuse people as long. What is kept counts from now on.
 */
export const repairFutureTimes = async (db: Db, now: number): Promise<void> => {
  for (const [table, ms] of Object.entries(deletable))
    await db
      .deleteFrom(table as keyof typeof deletable)
      .where('created_at', '>', now + ms)
      .execute();
  for (const [table, column] of corrected)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now}
      where ${sql.ref(column)} > ${now + HOUR_MS}`.execute(db);
};
