import type { ApplicationStatus } from '@example/api/accounts';
import { UNDO_MS } from '@example/api/desk';
import type { Selectable } from 'kysely';
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

/** Tolerance in ms for the clocks of two instances. A later time to tell came from a clock that was ahead. */
const CLOCK_TOLERANCE_MS = 60_000;

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
 * Deletes the mail of an untold decision. Returns false when the mail is being sent or was sent, as by an instance whose
 * clock is ahead: then the decision is told. The transaction of `db` must hold the application.
 */
export const takeMailBack = async (
  db: Db,
  { decision_mail }: Pick<StatusColumns, 'decision_mail'>,
): Promise<boolean> => {
  if (decision_mail === null) return true;
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', decision_mail)
    .where('sent_at', 'is', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom('correspondence').where('id', '=', decision_mail).execute();
  return true;
};

/** Columns of an application on which nobody at the desk has decided. */
export const undecided = {
  decision_id: null,
  told_status: null,
  tell_at: null,
  decision_mail: null,
  decision_note: null,
} as const;
