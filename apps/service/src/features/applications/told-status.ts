import type { ApplicationStatus } from '@example/api/accounts';
import { UNDO_MS } from '@example/api/desk';
import type { Selectable } from 'kysely';
import { CLOCK_TOLERANCE_MS } from '../../runtime/clock/durations.ts';
import type { Db, Schema } from '../../storage/index.ts';

/** Columns of an application that its status is read from. */
export const statusColumns = [
  'status',
  'told_status',
  'tell_at',
  'decision_mail',
  'decision_note',
] as const satisfies readonly (keyof Schema['applications'])[];

export type StatusColumns = Pick<
  Selectable<Schema['applications']>,
  (typeof statusColumns)[number]
>;

/** Returns whether the status can still be undone, so that the applicant must not know it. */
export const isUntold = (
  { told_status, tell_at }: Pick<StatusColumns, 'told_status' | 'tell_at'>,
  now: number,
): boolean =>
  told_status !== null &&
  tell_at !== null &&
  tell_at > now &&
  tell_at <= now + UNDO_MS + CLOCK_TOLERANCE_MS;

/** Returns the status as the applicant knows it. Everything that is told to an applicant uses this one. */
export const toldStatus = (
  row: Pick<StatusColumns, 'status' | 'told_status' | 'tell_at'>,
  now: number,
): ApplicationStatus =>
  isUntold(row, now) && row.told_status !== null ? row.told_status : row.status;

/**
 * Deletes mails of untold decisions. Returns the ids of those that were deleted: a mail that is being sent or was sent,
 * as by an instance whose clock is ahead, tells its decision. The transaction of `db` must hold the applications.
 */
export const takeMailsBack = async (
  db: Db,
  mails: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (mails.length === 0) return new Set();
  const deleted = await db
    .deleteFrom('outbox')
    .where('id', 'in', mails)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('correspondence').where('id', 'in', ids).execute();
  return new Set(ids);
};

/** Columns of an application whose applicant knows its status. */
export const nothingToTell = {
  told_status: null,
  tell_at: null,
  decision_mail: null,
  decision_note: null,
} as const;

/** Columns of an application on which nobody at the desk has decided. */
export const undecided = { decision_id: null, ...nothingToTell } as const;
