import { ApiError } from '@example/api/problem';
import { changeVacancies, deleteJob, type Kept, whyKept } from '../../features/vacancies/index.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Colleague, DeskDeps } from '../calls/deps.ts';
import type { ChangedVacancy, SeenVacancy } from './change.ts';
import { findVacancy, readVacancy, subjectOf } from './row.ts';

const reasons: Readonly<Record<Kept, string>> = {
  published: 'Only a draft or a sample can be deleted.',
  applied: 'Somebody has applied for this vacancy: it can be closed, not deleted.',
};

/**
 * Deletes a draft or a sample that nobody applied for, and returns it as it was.
 *
 * @throws ApiError of kind `not-found`, or `conflict` when it cannot be deleted
 */
export const deleteVacancyAtDesk = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  { job_id, version }: Pick<SeenVacancy, 'job_id' | 'version'>,
): Promise<ChangedVacancy> => {
  const now = clock();
  return changeVacancies<ChangedVacancy>(storage, async (db) => {
    const row = await findVacancy(db, job_id);
    const vacancy = await readVacancy(db, job_id, now);
    if (row.version !== version) return { changed: false, value: { isStale: true, vacancy } };
    const kept = await whyKept(db, row);
    if (kept) throw new ApiError('conflict', reasons[kept]);
    await deleteJob(db, job_id);
    await audit(db, {
      at: now,
      actor: colleague,
      action: 'vacancy.deleted',
      subject: subjectOf(job_id),
    });
    return { changed: true, value: { isStale: false, vacancy } };
  });
};
