import { type Job, JOB_TYPES, jobFilterKey, type JobPage, type JobSearch } from '@example/api/jobs';
import { JOBS_PER_PAGE } from '@example/api/limits';
import { ApiError, type ClosedJob } from '@example/api/problem';
import { LRUCache } from 'lru-cache';
import { countRows, type Storage } from '../../storage/index.ts';
import type { Choices } from './choices.ts';
import { LARGEST_ID } from './file/check.ts';
import { isLeftBy, isOpenOn } from './search.ts';

/** Column that a list is ordered by. `published_at` puts the latest first. */
type ListOrder = 'job_id' | 'published_at' | 'last_date';

export interface ListPart {
  readonly order: ListOrder;
  readonly limit: number;
  readonly offset?: number;
}

/** Rows per portion, few enough to be read and serialised in a few milliseconds. */
const PORTION = 500;
/** Cached pages of search results, some 40 KB each. */
const MOST_KEPT = 100;

const listedColumns = [
  'jobs.job_id',
  'jobs.job_title',
  'jobs.job_short_desc',
  'jobs.category_id',
  'jobs.job_type',
  'jobs.vch_office',
  'jobs.int_location_id',
  'jobs.first_date',
  'jobs.last_date',
  'jobs.published_at',
  'job_categories.jobcategory',
  'job_locations.vch_district',
] as const;

/** Selects vacancies with the names of their category and district. */
const selectNamed = ({ db }: Pick<Storage, 'db'>) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
    .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
    .select(listedColumns);

type Row = Awaited<ReturnType<ReturnType<typeof selectNamed>['execute']>>[number];

export const jobTypeOf = ({ job_type }: Pick<Row, 'job_type'>) =>
  JOB_TYPES.find((type) => type === job_type) ?? 1;

/** Returns a vacancy in the form of the public operations. */
export const asJob = (row: Omit<Row, 'first_date' | 'published_at'>): Job => ({
  job_id: row.job_id,
  job_title: row.job_title,
  job_short_desc: row.job_short_desc,
  vch_job_category: row.jobcategory,
  category_id: row.category_id,
  job_type: jobTypeOf(row),
  vch_office: row.vch_office,
  district_name: row.vch_district,
  int_location_id: row.int_location_id,
  last_date: row.last_date,
});

const toListed = (row: Row) => ({
  job: asJob(row),
  /** Start of its first day, or the time of its last change if that is later, in ms since 1970. */
  changedAt: row.published_at ?? 0,
});

export type ListedVacancy = ReturnType<typeof toListed>;

const noSuchVacancy = (closedJob?: ClosedJob) =>
  new ApiError('not-found', closedJob ? 'This vacancy is closed.' : 'There is no such vacancy.', {
    status: 404,
    closedJob,
  });

/**
 * Returns the vacancies that are shown on `day`, read on demand.
 *
 * @param names - all categories and locations
 */
export const openVacanciesOn = (storage: Storage, day: string, names: Choices) => {
  const { db } = storage;
  const open = db.selectFrom('jobs').where(isOpenOn(day));

  /** Finds the numbers by an index, and reads only the rows of the part. */
  const part = async (
    { order, limit, offset = 0 }: ListPart,
    numbers = open,
  ): Promise<readonly ListedVacancy[]> => {
    const direction = order === 'published_at' ? 'desc' : 'asc';
    const chosen = numbers
      .select('jobs.job_id')
      .orderBy(`jobs.${order}`, direction)
      .$if(order !== 'job_id', (select) => select.orderBy('jobs.job_id', direction))
      .limit(limit)
      .offset(offset);
    const rows = await selectNamed(storage)
      .where('jobs.job_id', 'in', chosen)
      .orderBy(`jobs.${order}`, direction)
      .$if(order !== 'job_id', (select) => select.orderBy('jobs.job_id', direction))
      .execute();
    return rows.map(toListed);
  };

  const find = async ({ page = 1, ...filter }: JobSearch): Promise<JobPage> => {
    const left = open.where(isLeftBy(filter, names));
    const read = async (shown: number) => {
      const offset = (shown - 1) * JOBS_PER_PAGE;
      const found = await part({ order: 'job_id', limit: JOBS_PER_PAGE, offset }, left);
      return found.map(({ job }) => job);
    };
    if (page > 1) {
      const { total } = await search(filter);
      const last = Math.max(1, Math.ceil(total / JOBS_PER_PAGE));
      if (page > last) return search({ ...filter, page: last });
      return { jobs: await read(page), total, page };
    }
    const jobs = await read(1);
    // A page that is not full is the last one. Counting would read every vacancy.
    if (jobs.length < JOBS_PER_PAGE) return { jobs, total: jobs.length, page: 1 };
    return { jobs, total: await countRows(left), page: 1 };
  };

  /** Concurrent callers share one reading; a failed one is dropped. */
  const pages = new LRUCache<string, JobPage, JobSearch>({
    max: MOST_KEPT,
    fetchMethod: async (_key, _old, { context }) => find(context),
    // Whoever waits for a page gets it, also when it has no place any more.
    ignoreFetchAbort: true,
  });

  const search = async (asked: JobSearch): Promise<JobPage> =>
    pages.forceFetch(`${String(asked.page ?? 1)} ${jobFilterKey(asked)}`, { context: asked });

  /**
   * Reads the vacancies ordered by number, in portions of some hundreds: all, or `limit` after the first `offset`.
   * Other requests are answered between two portions.
   */
  const portions = async function* ({
    limit = Infinity,
    offset = 0,
  }: Readonly<Partial<Record<'limit' | 'offset', number>>> = {}) {
    let after = 0;
    for (let left = limit; left > 0; left -= PORTION) {
      const rest = open.where('jobs.job_id', '>', after);
      const skipped = after === 0 ? offset : 0;
      const wanted = Math.min(PORTION, left);
      const portion = await part({ order: 'job_id', limit: wanted, offset: skipped }, rest);
      if (portion.length > 0) yield portion;
      const last = portion.at(-1);
      if (!last || portion.length < PORTION) return;
      after = last.job.job_id;
      // SQLite answers synchronously: without this, other requests would wait for all portions.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  return {
    ...names,
    /** Returns a page of search results. Recent results are cached. */
    search,
    part: async (wanted: ListPart) => part(wanted),
    portions,
    /** @throws ApiError of kind `not-found` for a vacancy that is unknown, closed, past, or not shown yet. */
    publication: async (jobId: number) => {
      if (!(jobId <= LARGEST_ID)) throw noSuchVacancy();
      const row = await selectNamed(storage)
        .select(['jobs.description', 'jobs.status'])
        .where('jobs.job_id', '=', jobId)
        .executeTakeFirst();
      // Drafts, and vacancies of a coming day, are as unknown as those that do not exist.
      if (!row || row.status === 'draft' || row.first_date === null || row.first_date > day)
        throw noSuchVacancy();
      const { description, first_date } = row;
      const listed = toListed(row);
      if (row.status === 'open' && row.last_date >= day)
        return { ...listed, description, first_date };
      const { job_title, category_id, int_location_id } = listed.job;
      throw noSuchVacancy({ job_title, category_id, int_location_id });
    },
  };
};
