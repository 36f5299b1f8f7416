import type { Vacancy, VacancyRow, VacancyStatus } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { jobTypeOf, LARGEST_ID } from '../../features/vacancies/index.ts';
import type { Db, Schema } from '../../storage/index.ts';
import type { Selectable } from 'kysely';
import { type NameOf, ownerOf, readMemberNames } from '../colleagues/colleagues.ts';
import { readHistory } from '../history/history.ts';

export type StoredVacancy = Selectable<Schema['jobs']> & {
  readonly jobcategory: string;
  readonly vch_district: string;
};

/** Returns the status of a vacancy on a day. The status of an open one depends on its dates. */
export const statusOf = (
  { status, first_date, last_date }: Pick<StoredVacancy, 'status' | 'first_date' | 'last_date'>,
  today: string,
): VacancyStatus => {
  if (status !== 'open') return status;
  if (last_date < today) return 'closed';
  return first_date !== null && first_date <= today ? 'open' : 'scheduled';
};

/** Returns the name of a vacancy in the audit log. */
export const subjectOf = (job_id: number): string => `vacancy ${String(job_id)}`;

const noSuchVacancy = () => new ApiError('not-found', 'There is no such vacancy.');

/** @throws ApiError of kind `not-found` for a malformed number */
export const idOf = (reference: string): number => {
  const id = /^[1-9]\d{0,9}$/.test(reference) ? Number(reference) : Number.NaN;
  if (!(id <= LARGEST_ID)) throw noSuchVacancy();
  return id;
};

/** @throws ApiError of kind `not-found` */
export const findVacancy = async (db: Db, job_id: number): Promise<StoredVacancy> =>
  db
    .selectFrom('jobs')
    .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
    .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
    .selectAll('jobs')
    .select(['job_categories.jobcategory', 'job_locations.vch_district'])
    .where('jobs.job_id', '=', job_id)
    .executeTakeFirstOrThrow(noSuchVacancy);

export const countApplications = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['job_id', fn.countAll<number>().as('count')])
    .where('job_id', 'in', ids)
    .groupBy('job_id')
    .execute();
  return new Map(rows.map(({ job_id, count }) => [job_id, count]));
};

type Listed = Pick<
  StoredVacancy,
  | 'job_id'
  | 'job_title'
  | 'jobcategory'
  | 'vch_district'
  | 'status'
  | 'first_date'
  | 'last_date'
  | 'owner_code'
  | 'version'
>;

interface ListedWith {
  readonly applications: number;
  readonly today: string;
  readonly nameOf: NameOf;
}

export const asListed = (row: Listed, { applications, today, nameOf }: ListedWith): VacancyRow => {
  const status = statusOf(row, today);
  const byHand = row.status === 'closed' ? 'hand' : 'date';
  return {
    job_id: row.job_id,
    job_title: row.job_title,
    vch_job_category: row.jobcategory,
    district_name: row.vch_district,
    status,
    closed_by: status === 'closed' ? byHand : null,
    first_date: row.first_date,
    last_date: row.last_date,
    applications,
    ...ownerOf(row, nameOf),
    version: row.version,
  };
};

/** @throws ApiError of kind `not-found` */
export const readVacancy = async (db: Db, job_id: number, now: number): Promise<Vacancy> => {
  const row = await findVacancy(db, job_id);
  const applications = (await countApplications(db, [job_id])).get(job_id) ?? 0;
  const nameOf = await readMemberNames(db, [row.owner_code]);
  return {
    ...asListed(row, { applications, nameOf, today: dayInKolkata(now) }),
    job_short_desc: row.job_short_desc,
    description: row.description,
    category_id: row.category_id,
    job_type: jobTypeOf(row),
    vch_office: row.vch_office,
    int_location_id: row.int_location_id,
    ...(row.is_sample === 1 && { sample: true }),
    history: await readHistory(db, subjectOf(job_id)),
  };
};
