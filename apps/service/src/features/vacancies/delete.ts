import type { Db, Schema, Storage } from '../../storage/index.ts';
import type { Selectable } from 'kysely';
import { changeVacancies } from './publish.ts';

/** Reason that a vacancy cannot be deleted: it was published and is no sample, or it has an application. */
export type Kept = 'published' | 'applied';

/**
 * Returns the reason that a vacancy cannot be deleted, `undefined` when it can. Drafts and samples can be deleted
 * as long as they have no application.
 */
export const whyKept = async (
  db: Db,
  {
    job_id,
    status,
    is_sample,
  }: Pick<Selectable<Schema['jobs']>, 'job_id' | 'status' | 'is_sample'>,
): Promise<Kept | undefined> => {
  if (status !== 'draft' && is_sample === 0) return 'published';
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job_id)
    .limit(1)
    .executeTakeFirst();
  return application && 'applied';
};

/** Row of `versions` with the largest number that any vacancy has had, so that no number is used again. */
const LAST_DELETED = 'last-deleted-job';

/** Returns the number after the largest that any vacancy has or had. Call it inside {@link changeVacancies}. */
export const nextJobId = async (db: Db): Promise<number> => {
  const { last } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.max<number | null>('job_id').as('last'))
    .executeTakeFirstOrThrow();
  const deleted = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', LAST_DELETED)
    .executeTakeFirst();
  return Math.max(last ?? 0, deleted?.version ?? 0) + 1;
};

/** Deletes a vacancy's row. Call it inside {@link changeVacancies}. */
export const deleteJob = async (db: Db, job_id: number): Promise<void> => {
  const version = (await nextJobId(db)) - 1;
  await db
    .insertInto('versions')
    .values({ name: LAST_DELETED, version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
  await db.deleteFrom('jobs').where('job_id', '=', job_id).execute();
};

/** Deletes a draft or a sample that nobody applied for. */
export const deleteVacancy = async (
  storage: Storage,
  jobId: number,
): Promise<'deleted' | 'unknown' | Kept> =>
  changeVacancies(storage, async (db) => {
    const job = await db
      .selectFrom('jobs')
      .select(['job_id', 'status', 'is_sample'])
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (!job) return { changed: false, value: 'unknown' };
    const kept = await whyKept(db, job);
    if (kept) return { changed: false, value: kept };
    await deleteJob(db, jobId);
    return { changed: true, value: 'deleted' };
  });

/** Deletes all samples that nobody applied for. Returns their numbers, and those of the samples that are kept. */
export const deleteSamples = async (
  storage: Storage,
): Promise<{ readonly deleted: readonly number[]; readonly applied: readonly number[] }> =>
  changeVacancies(storage, async (db) => {
    const samples = await db
      .selectFrom('jobs')
      .select(['job_id', 'status', 'is_sample'])
      .where('is_sample', '=', 1)
      .orderBy('job_id')
      .execute();
    const deleted: number[] = [];
    const applied: number[] = [];
    for (const sample of samples) {
      const isKept = (await whyKept(db, sample)) !== undefined;
      if (!isKept) await deleteJob(db, sample.job_id);
      (isKept ? applied : deleted).push(sample.job_id);
    }
    return { changed: deleted.length > 0, value: { deleted, applied } };
  });
