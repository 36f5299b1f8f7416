import { applicationStatuses } from '@example/api/accounts';
import { type ApplicationCounts, checkApplicationCountsQuery } from '@example/api/desk';
import { may } from '@example/api/staff';
import { countAfter, countBy, sumBy } from '../lists/counts.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import type { Db } from '../../storage/index.ts';
import { CHOICES_MAX, findApplications } from './list.ts';

/** Returns the titles of vacancies. For a deleted vacancy, the title is that of its latest application. */
const titlesOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const jobs = await db
    .selectFrom('jobs')
    .select(['job_id', 'job_title'])
    .where('job_id', 'in', ids)
    .execute();
  const titles = new Map(jobs.map(({ job_id, job_title }) => [job_id, job_title]));
  for (const job_id of ids) {
    if (titles.has(job_id)) continue;
    const row = await db
      .selectFrom('applications')
      .select('job_title')
      .where('job_id', '=', job_id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) titles.set(job_id, row.job_title);
  }
  return titles;
};

/** @throws ApiError of kind `invalid-input` */
export const countApplications = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  { role }: Pick<Colleague, 'role'>,
  query: unknown,
): Promise<ApplicationCounts> => {
  const { after, ...filters } = parseOrThrow(checkApplicationCountsQuery(query));
  const { status, job_id, ...others } = filters;
  const reading = { resumes: may(role, 'resumes.read'), counted: true };
  const groups = await countBy(findApplications(db, others, reading), ['status', 'job_id']);
  const statuses = sumBy(groups, 'status', { job_id });
  const found = sumBy(groups, 'job_id', { status });
  const jobs = new Map([...(job_id === undefined ? [] : [[job_id, 0] as const]), ...found]);
  const ids = [...jobs.keys()]
    .map(Number)
    .toSorted((one, other) => other - one)
    .slice(0, CHOICES_MAX);
  const titles = await titlesOf(db, ids);
  return {
    statuses: applicationStatuses.map((one) => ({ status: one, count: statuses.get(one) ?? 0 })),
    jobs: ids.map((id) => ({
      job_id: id,
      job_title: titles.get(id) ?? '',
      count: jobs.get(id) ?? 0,
    })),
    fresh: await countAfter(findApplications(db, filters, reading), after, clock()),
  };
};
