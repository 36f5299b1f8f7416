import {
  checkVacancyQuery,
  type VacancyChoices,
  type VacancyList,
  type VacancyPreview,
  type VacancyQuery,
  type VacancyStatus,
} from '@example/api/desk';
import { JOB_TYPES } from '@example/api/jobs';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import {
  asJob,
  hasText,
  isOpenOn,
  LARGEST_ID,
  type Names,
  readChoices,
} from '../../features/vacancies/index.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Schema, Storage } from '../../storage/index.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { allOf, defineList, column, readPage } from '../lists/list.ts';
import { isOwnedBy, readOwnerNames } from '../colleagues/colleagues.ts';
import { asListed, countApplications, findVacancy } from './row.ts';

type Where = ExpressionBuilder<Schema, 'jobs'>;

const isOfStatus =
  (status: VacancyStatus, today: string) =>
  (where: Where): Expression<SqlBool> => {
    if (status === 'draft') return where('status', '=', 'draft');
    if (status === 'open') return isOpenOn(today)(where);
    const isOpen = where('status', '=', 'open');
    if (status === 'closed')
      return where.or([
        where('status', '=', 'closed'),
        where.and([isOpen, where('last_date', '<', today)]),
      ]);
    const isLater = where.or([where('first_date', 'is', null), where('first_date', '>', today)]);
    return where.and([isOpen, where('last_date', '>=', today), isLater]);
  };

/** Searches the number, and the texts that visitors search, except the type. */
const isFound =
  (q: string, names: Names) =>
  (where: Where): Expression<SqlBool> =>
    where.or([
      ...(/^[1-9]\d{0,9}$/.test(q) && Number(q) <= LARGEST_ID
        ? [where('job_id', '=', Number(q))]
        : []),
      hasText(q, names)(where),
    ]);

/** Numbers are the ids: sorting by them needs no other column. */
const numbers = column.number('jobs.job_id', LARGEST_ID);

const vacancyList = ({ dialect }: Pick<Storage, 'dialect'>) =>
  defineList<VacancyQuery>({
    check: checkVacancyQuery,
    columns: {
      job_id: numbers,
      // The search text begins with the title. Sorts by code point, as SQLite does, so that the newline after a title
      // sorts before any other character.
      title: column.text(
        dialect === 'postgres' ? sql`jobs.search_text collate "C"` : sql`jobs.search_text`,
      ),
      last_date: column.text('jobs.last_date'),
    },
    id: numbers,
    defaultSort: '-job_id',
  });

/** @throws ApiError of kind `invalid-input` */
export const listVacancies = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<VacancyList> => {
  const {
    filters: { status, q = '', category_id, owner },
    range,
  } = vacancyList(storage).parse(query);
  const { db } = storage;
  const today = dayInKolkata(clock());
  const names = q === '' ? undefined : await readChoices(storage.db);
  const found = db
    .selectFrom('jobs')
    .where((where) =>
      allOf(
        status !== undefined && isOfStatus(status, today)(where),
        category_id !== undefined && where('category_id', '=', category_id),
        owner !== undefined && isOwnedBy(owner),
        names !== undefined && isFound(q, names)(where),
      ),
    );
  const { page, total, next } = await readPage(found, range, (rows) =>
    db
      .selectFrom('jobs')
      .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
      .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
      .select([
        'jobs.job_id',
        'jobs.job_title',
        'jobs.status',
        'jobs.first_date',
        'jobs.last_date',
        'jobs.owner_code',
        'jobs.version',
        'job_categories.jobcategory',
        'job_locations.vch_district',
      ])
      .where('jobs.job_id', 'in', rows.select('jobs.job_id')),
  );
  const counts = await countApplications(
    db,
    page.map(({ job_id }) => job_id),
  );
  const nameOf = await readOwnerNames(db, page);
  const items = page.map((row) =>
    asListed(row, { applications: counts.get(row.job_id) ?? 0, today, nameOf }),
  );
  return { items, total, ...next };
};

export const readVacancyChoices = async (db: Db): Promise<VacancyChoices> => ({
  categories: await db
    .selectFrom('job_categories')
    .select(['id', 'jobcategory'])
    .orderBy('jobcategory')
    .execute(),
  locations: await db
    .selectFrom('job_locations')
    .select(['fk_district_id', 'vch_district'])
    .orderBy('vch_district')
    .execute(),
  job_types: [...JOB_TYPES],
});

/**
 * Returns a vacancy, also a draft, in the form of the public operations.
 *
 * @throws ApiError of kind `not-found`
 */
export const previewVacancy = async (db: Db, job_id: number): Promise<VacancyPreview> => {
  const row = await findVacancy(db, job_id);
  return { job: asJob(row), description: row.description };
};
