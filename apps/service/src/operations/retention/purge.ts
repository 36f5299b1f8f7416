import { type FormTable, formTables } from '@example/api/forms';
import { sql } from 'kysely';
import { decideToDelete, deleteDecided } from '../../features/applications/resume-deletion.ts';
import { purgeChallenges } from '../../auth/guests/challenges.ts';
import { purgeResets } from '../../auth/guests/resets.ts';
import { guestSessions } from '../../auth/guests/sessions.ts';
import { deleteFinished } from '../../mail/outbox/index.ts';
import { purgeAttempts } from '../../auth/staff/attempts.ts';
import { purgeAudit } from '../../auth/staff/audit.ts';
import { purgeCaptchas } from '../../auth/staff/captcha.ts';
import { purgeStaffChallenges } from '../../auth/staff/challenges.ts';
import { staffSessions } from '../../auth/staff/sessions.ts';
import { purgeIdempotencyKeys } from '../../http/idempotency/index.ts';
import { removeMailFilesUntil } from '../../mail/transports/mail-files.ts';
import { readLastPurge, writeLastPurge, repairTimes } from '../../features/privacy/last-purge.ts';
import type { PersonalData } from '../../features/privacy/person.ts';
import type { Retention } from '../../runtime/settings/index.ts';
import { deleteUntil, heldBy } from '../../storage/index.ts';
import { purgeUnconfirmed } from '../../features/subscriptions/index.ts';

const DAY_MS = 24 * 3_600_000;

export type Purged = Readonly<
  Record<
    | FormTable
    | 'applications'
    | 'resumes'
    | 'subscriptions'
    | 'outbox'
    | 'mail_files'
    | 'idempotency_keys'
    | 'sign_in_challenges'
    | 'sessions'
    | 'password_resets'
    | 'staff_challenges'
    | 'staff_sessions'
    | 'staff_tried_captchas'
    | 'staff_attempts'
    | 'audit_log',
    number
  >
>;

/**
 * Deletes everything older than its retention period. Returns the numbers deleted. Rows that are older than the last
 * purge left anything are kept: a wrong clock stamped them, and their time is corrected.
 *
 * @param now - time taken for the present, in ms since 1970
 */
export const purge = async (
  { storage, resumes, mails }: PersonalData,
  retention: Retention,
  now: number,
): Promise<Purged> => {
  const { db } = storage;
  const until = (kind: keyof Retention) => now - retention[kind] * DAY_MS;
  const last = await readLastPurge(db);
  if (last) await storage.transact(async (mending) => repairTimes(mending, last));
  const older = async () => {
    const counts: Partial<Record<FormTable, number>> = {};
    for (const table of formTables)
      counts[table] = await deleteUntil(db, table, 'created_at', until('enquiries'));
    return counts as Record<FormTable, number>;
  };
  // Out of the talent pool, or never in it. Whose time there ends was told of it before.
  const isOver = sql<boolean>`created_at <= ${until('applications')}
    and (pool_ends_at is null or (pool_ends_at <= ${now} and pool_told_at is not null))`;
  const applications = await storage.transact(async (deleting) => {
    await deleting
      .selectFrom('applications')
      .select('id')
      .where(isOver)
      .orderBy('id')
      .$call(heldBy(deleting))
      .execute();
    const deleted = await deleting
      .deleteFrom('applications')
      .where(isOver)
      .returning('resume_key')
      .execute();
    const keys = deleted.map(({ resume_key }) => resume_key);
    await decideToDelete(deleting, keys);
    return keys;
  });
  const purged = {
    ...(await older()),
    applications: applications.length,
    resumes: applications.length,
    subscriptions: await purgeUnconfirmed(db, now),
    outbox: await deleteFinished(db, until('mails')),
    mail_files: await removeMailFilesUntil(mails, until('mails'), last?.until.mails),
    idempotency_keys: await purgeIdempotencyKeys(db, now),
    sign_in_challenges: await purgeChallenges(db, now),
    sessions: await guestSessions.purge(db, now),
    password_resets: await purgeResets(db, now),
    staff_challenges: await purgeStaffChallenges(db, now),
    staff_sessions: await staffSessions.purge(db, now),
    staff_tried_captchas: await purgeCaptchas(db, now),
    staff_attempts: await purgeAttempts(db, now),
    audit_log: await purgeAudit(db, until('audit')),
  };
  const done = {
    at: now,
    until: {
      enquiries: until('enquiries'),
      applications: until('applications'),
      mails: until('mails'),
    },
  };
  await storage.transact(async (writing) => writeLastPurge(writing, done));
  // Done even if nothing was deleted, since an erasure may have left it to the purge.
  await storage.overwriteDeleted();
  // Last, so that a bucket that is away does not keep anything else from being deleted.
  await deleteDecided(storage, resumes, applications);
  return purged;
};
