import { type FormTable, formTables } from '@example/api/forms';
import { type Expression, type SqlBool, sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { decideToDelete, deleteDecided } from '../../features/applications/resume-deletion.ts';
import { TRIES_COUNTED_MS } from '../../auth/candidates/challenges.ts';
import { RESET_VALID_MS } from '../../auth/candidates/resets.ts';
import { candidateSessions } from '../../auth/candidates/sessions.ts';
import { deleteFinished } from '../../mail/outbox/index.ts';
import { ATTEMPTS_COUNTED_MS } from '../../auth/staff/attempts.ts';
import { STAFF_CHALLENGE_COUNTED_MS } from '../../auth/staff/challenges.ts';
import { staffSessions } from '../../auth/staff/sessions.ts';
import { IDEMPOTENCY_KEPT_MS } from '../../http/idempotency/index.ts';
import { removeMailFilesUntil } from '../../mail/transports/mail-files.ts';
import {
  readLastRetention,
  writeLastRetention,
  repairTimes,
} from '../../features/retention/index.ts';
import type { PersonalData } from '../../features/privacy/person.ts';
import type { Retention } from '../../runtime/settings/index.ts';
import { deleteUntil, forUpdate } from '../../storage/index.ts';
import { deleteUnconfirmed } from '../../features/subscriptions/index.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

/** Number of applications deleted at a time. SQLite serves nobody while their words leave the index of the search. */
const DELETED_AT_ONCE = 50;

/** Deletes the applications for which `isOver` holds, and decides to delete their resumes. Returns the resumes' keys. */
const deleteApplications = async (
  storage: PersonalData['storage'],
  isOver: Expression<SqlBool>,
  stopping: AbortSignal | undefined,
): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (;;) {
    stopping?.throwIfAborted();
    const deleted = await storage.transact(async (db) => {
      const due = await db
        .selectFrom('applications')
        .select(['id', 'resume_key'])
        .where(isOver)
        .orderBy('id')
        .limit(DELETED_AT_ONCE)
        .$call(forUpdate(db))
        .execute();
      if (due.length === 0) return [];
      const ids = due.map(({ id }) => id);
      await db.deleteFrom('applications').where('id', 'in', ids).execute();
      const resumes = due.map(({ resume_key }) => resume_key);
      await decideToDelete(db, resumes);
      return resumes;
    });
    if (deleted.length === 0) return keys;
    keys.push(...deleted);
    // Serves requests that came meanwhile.
    await setImmediate();
  }
};

/** Tables of which a row is deleted some time after it was created. */
type Ageing =
  | FormTable
  | 'idempotency_keys'
  | 'password_resets'
  | 'sign_in_challenges'
  | 'staff_attempts'
  | 'staff_challenges';

/**
 * Deletes everything older than its retention period. Returns the numbers deleted. Rows that are older than the last
 * retention run left anything are kept: a wrong clock stamped them, and their time is corrected.
 *
 * @param now - time taken for the present, in ms since 1970
 * @throws the reason of `stopping` between two portions; the next run deletes the others
 */
export const applyRetention = async (
  { storage, resumes, mails }: PersonalData,
  retention: Retention,
  now: number,
  stopping?: AbortSignal,
) => {
  const { db } = storage;
  const untilOf = (kind: keyof Retention) => now - retention[kind] * DAY_MS;
  const until = {
    enquiries: untilOf('enquiries'),
    applications: untilOf('applications'),
    mails: untilOf('mails'),
    audit: untilOf('audit'),
  };
  const last = await readLastRetention(db);
  if (last) await storage.transact(async (writing) => repairTimes(writing, last));
  const deleteOld = async (table: Ageing, end: number) =>
    deleteUntil(db, table, 'created_at', end, stopping);
  const older: Partial<Record<FormTable, number>> = {};
  // Out of the talent pool, or never in it. Whose time there ends was told of it before.
  const isOver = sql<SqlBool>`created_at <= ${until.applications}
    and (pool_ends_at is null or (pool_ends_at <= ${now} and pool_told_at is not null))`;
  const applications = await deleteApplications(storage, isOver, stopping);
  for (const table of formTables) older[table] = await deleteOld(table, until.enquiries);
  const deleted = {
    ...(older as Record<FormTable, number>),
    applications: applications.length,
    resumes: applications.length,
    subscriptions: await deleteUnconfirmed(db, now),
    outbox: await deleteFinished(db, until.mails, stopping),
    idempotency_keys: await deleteOld('idempotency_keys', now - IDEMPOTENCY_KEPT_MS),
    sign_in_challenges: await deleteOld('sign_in_challenges', now - TRIES_COUNTED_MS),
    sessions: await candidateSessions.deleteExpired(db, now),
    password_resets: await deleteOld('password_resets', now - RESET_VALID_MS),
    staff_challenges: await deleteOld('staff_challenges', now - STAFF_CHALLENGE_COUNTED_MS),
    staff_sessions: await staffSessions.deleteExpired(db, now),
    staff_tried_captchas: await deleteUntil(
      db,
      'staff_tried_captchas',
      'expires_at',
      now,
      stopping,
    ),
    staff_attempts: await deleteOld('staff_attempts', now - ATTEMPTS_COUNTED_MS),
    audit_log: await deleteUntil(db, 'audit_log', 'at', until.audit, stopping),
    // Last of these, so that a folder that fails does not keep anything else from being deleted.
    mail_files: await removeMailFilesUntil(mails, until.mails, last?.until.mails),
  };
  await storage.transact(async (writing) => writeLastRetention(writing, { at: now, until }));
  // Done even if nothing was deleted, since an erasure may have left it to the retention run.
  await storage.overwriteDeleted();
  // Last, so that a bucket that is away does not keep anything else from being deleted.
  await deleteDecided(storage, resumes, applications);
  return deleted;
};

export type RetentionTally = Awaited<ReturnType<typeof applyRetention>>;
