import type { Application } from '@example/api/desk';
import { may } from '@example/api/staff';
import { hasResume, quarantineOf } from '../../features/applications/resume-of.ts';
import { isUntold } from '../../features/applications/told-status.ts';
import { wasRefused } from '../../mail/outbox/index.ts';
import type { Db } from '../../storage/index.ts';
import type { Colleague } from '../calls/deps.ts';
import { asNote, readMemberNames } from '../colleagues/colleagues.ts';
import { readHistory } from '../history/history.ts';
import { readAlsoApplied } from './also-applied.ts';
import { asSummary, findApplication, readTags, type StoredApplication, subjectOf } from './row.ts';

/** Returns the application with its notes and history. Leaves out the resume for roles that may not read it. */
export const asWhole = async (
  db: Db,
  row: StoredApplication,
  { role }: Pick<Colleague, 'role'>,
  now: number,
): Promise<Application> => {
  const tags = await readTags(db, [row.id]);
  const notes = await db
    .selectFrom('application_notes')
    .selectAll()
    .where('application_id', '=', row.id)
    .orderBy('id', 'desc')
    .execute();
  const nameOf = await readMemberNames(db, [
    row.owner_code,
    ...notes.map(({ author_code }) => author_code),
  ]);
  const showsResume = hasResume(row) && may(role, 'resumes.read');
  const quarantined = quarantineOf(row);
  return {
    ...asSummary(row, tags.get(row.id), nameOf),
    phone: row.applcnt_phone,
    cover_letter: row.applcnt_covr_letr,
    resume: showsResume ? { name: row.resume_name, bytes: row.resume_bytes } : null,
    ...(quarantined && { resume_held: { why: quarantined, found: row.resume_threat } }),
    ...((await wasRefused(db, row.applcnt_email)) && { address_refused: true }),
    ...(row.decision_id !== null &&
      isUntold(row, now) && {
        untold: { decision: row.decision_id, undo_ms: (row.tell_at ?? now) - now },
      }),
    also_applied: [...(await readAlsoApplied(db, row))],
    notes: notes.map((note) => asNote(note, nameOf)),
    history: await readHistory(db, subjectOf(row)),
  };
};

/** @throws ApiError of kind `not-found` */
export const readApplication = async (
  db: Db,
  reference: string,
  colleague: Pick<Colleague, 'role'>,
  now: number,
): Promise<Application> => asWhole(db, await findApplication(db, reference), colleague, now);
