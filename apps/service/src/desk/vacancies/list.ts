import {
  checkVacancyQuery,
  PAGE_DEFAULT,
  type VacancyChoices,
  type VacancyList,
  type VacancyOrder,
  type VacancyPreview,
  type VacancyQuery,
} from '@example/api/desk';
import { JOB_TYPES } from '@example/api/jobs';
import { dayInKolkata } from '../../clock/clock.ts';
import type { Db } from '../../storage/index.ts';
import { type DeskDeps, refuse, valueOf } from '../deps.ts';
import {
  asListed,
  countApplications,
  findVacancy,
  jobTypeOf,
  type Listed,
  statusOf,
  type StoredVacancy,
} from './row.ts';

/** All of them, without their descriptions: there are as many as the service holds in memory for its visitors. */
const readAll = async (db: Db, { category_id }: Pick<VacancyQuery, 'category_id'>) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
    .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
    .select([
      'jobs.job_id',
      'jobs.job_title',
      'jobs.vch_office',
      'jobs.status',
      'jobs.first_date',
      'jobs.last_date',
      'jobs.version',
      'job_categories.jobcategory',
      'job_locations.vch_district',
    ])
    .$if(category_id !== undefined, (select) =>
      select.where('jobs.category_id', '=', category_id ?? 0),
    )
    .execute();

type Searched = Listed & Pick<StoredVacancy, 'vch_office'>;

/** What a row is ordered by, before its number. */
const keyOf = (row: Listed, order: string): string => {
  if (order === 'title') return row.job_title.toLowerCase();
  return order === 'last_date' ? row.last_date : '';
};

type Key = readonly [string, number];

const compare = ([one, oneId]: Key, [other, otherId]: Key) => {
  if (one === other) return oneId - otherId;
  return one < other ? -1 : 1;
};

const cursorPattern = /^(\d{1,10}) (.*)$/s;

const writeCursor = ([text, id]: Key) =>
  Buffer.from(`${String(id)} ${text}`, 'utf8').toString('base64url');

/** @throws ApiError of kind `bad-input` */
const readCursor = (cursor: string): Key => {
  const [, id, text] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (id === undefined || text === undefined)
    throw refuse([{ field: 'cursor', code: 'query_invalid' }]);
  return [text, Number(id)];
};

/** By its number, or by what visitors find it by. */
const isFound = (row: Searched, q: string) =>
  String(row.job_id) === q ||
  [row.job_title, row.jobcategory, row.vch_office, row.vch_district].some((text) =>
    text.toLowerCase().includes(q),
  );

/** @throws ApiError of kind `bad-input` */
export const listVacancies = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<VacancyList> => {
  const {
    sort = '-job_id' satisfies VacancyOrder,
    cursor,
    limit = PAGE_DEFAULT,
    status,
    q = '',
    ...limits
  } = valueOf(checkVacancyQuery(query));
  const today = dayInKolkata(clock());
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const order = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const searched = q.toLowerCase();
  const found = (await readAll(db, limits))
    .filter((row) => status === undefined || statusOf(row, today) === status)
    .filter((row) => searched === '' || isFound(row, searched))
    .map((row) => ({ row, key: [keyOf(row, order), row.job_id] as const }))
    .sort((one, other) => sign * compare(one.key, other.key));
  const rest = after ? found.filter(({ key }) => sign * compare(key, after) > 0) : found;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const counts = await countApplications(
    db,
    page.map(({ row }) => row.job_id),
  );
  return {
    items: page.map(({ row }) => asListed(row, counts.get(row.job_id) ?? 0, today)),
    total: found.length,
    ...(rest.length > limit && last && { next_cursor: writeCursor(last.key) }),
  };
};

/** What a vacancy can be of. */
export const readVacancyChoices = async (db: Db): Promise<VacancyChoices> => ({
  categories: await db.selectFrom('job_categories').selectAll().orderBy('jobcategory').execute(),
  locations: await db.selectFrom('job_locations').selectAll().orderBy('vch_district').execute(),
  job_types: [...JOB_TYPES],
});

/**
 * A vacancy, drafts included, in the shapes that the public calls have.
 *
 * @throws ApiError of kind `not-found`
 */
export const previewVacancy = async (db: Db, job_id: number): Promise<VacancyPreview> => {
  const row = await findVacancy(db, job_id);
  return {
    job: {
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
    },
    description: row.description,
  };
};
