import {
  checkVacancyQuery,
  PAGE_DEFAULT,
  type VacancyChoices,
  type VacancyList,
  type VacancyOrder,
  type VacancyPreview,
  type VacancyStatus,
} from '@example/api/desk';
import { JOB_TYPES } from '@example/api/jobs';
import { dayInKolkata } from '../../clock/clock.ts';
import { hasText, isOpenOn, LARGEST_ID, type Names, readNames } from '../../jobs/index.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Schema, Storage } from '../../storage/index.ts';
import { type DeskDeps, refuse, parseOrThrow } from '../deps.ts';
import { asListed, countApplications, findVacancy, jobTypeOf } from './row.ts';

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

/** Returns the column to sort by before the number. The search text begins with the title. */
const orderColumn = (order: string, { dialect }: Pick<Storage, 'dialect'>) => {
  if (order === 'job_id') return undefined;
  if (order === 'last_date') return sql<string>`jobs.last_date`;
  // Sorts by code point, as SQLite does, so that the newline after a title sorts before any other character.
  return dialect === 'postgres'
    ? sql<string>`jobs.search_text collate "C"`
    : sql<string>`jobs.search_text`;
};

type Key = readonly [string, number];

const cursorPattern = /^(\d{1,10}) ([^\0]*)$/s;

const writeCursor = ([text, id]: Key) =>
  Buffer.from(`${String(id)} ${text}`, 'utf8').toString('base64url');

/** @throws ApiError of kind `bad-input` */
const readCursor = (cursor: string): Key => {
  const [, id, text] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (id === undefined || text === undefined || Number(id) > LARGEST_ID)
    throw refuse([{ field: 'cursor', code: 'query_invalid' }]);
  return [text, Number(id)];
};

/** @throws ApiError of kind `bad-input` */
export const listVacancies = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<VacancyList> => {
  const {
    sort = '-job_id' satisfies VacancyOrder,
    cursor,
    limit = PAGE_DEFAULT,
    status,
    q = '',
    category_id,
  } = parseOrThrow(checkVacancyQuery(query));
  const { db } = storage;
  const today = dayInKolkata(clock());
  const names = q === '' ? undefined : await readNames(storage);
  const found = db
    .selectFrom('jobs')
    .$if(status !== undefined, (select) => select.where(isOfStatus(status ?? 'open', today)))
    .$if(category_id !== undefined, (select) => select.where('category_id', '=', category_id ?? 0))
    .$if(names !== undefined, (select) =>
      select.where(isFound(q, names ?? { categories: [], locations: [] })),
    );
  const column = orderColumn(sort.replace('-', ''), storage);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const sign = direction === 'desc' ? sql`<` : sql`>`;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const isAfter = ([text, id]: Key) =>
    column
      ? sql<SqlBool>`(${column}, jobs.job_id) ${sign} (${text}, ${id})`
      : sql<SqlBool>`jobs.job_id ${sign} ${id}`;
  const chosen = found
    .select('jobs.job_id')
    .$if(after !== undefined, (select) => select.where(isAfter(after ?? ['', 0])))
    .$if(column !== undefined, (select) => select.orderBy(column ?? sql`1`, direction))
    .orderBy('jobs.job_id', direction)
    .limit(limit + 1);
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_categories', 'job_categories.id', 'jobs.category_id')
    .innerJoin('job_locations', 'job_locations.fk_district_id', 'jobs.int_location_id')
    .select([
      'jobs.job_id',
      'jobs.job_title',
      'jobs.status',
      'jobs.first_date',
      'jobs.last_date',
      'jobs.version',
      'job_categories.jobcategory',
      'job_locations.vch_district',
      (column ?? sql<string>`''`).as('key'),
    ])
    .where('jobs.job_id', 'in', chosen)
    .$if(column !== undefined, (select) => select.orderBy(column ?? sql`1`, direction))
    .orderBy('jobs.job_id', direction)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const counts = await countApplications(
    db,
    page.map(({ job_id }) => job_id),
  );
  return {
    items: page.map((row) => asListed(row, counts.get(row.job_id) ?? 0, today)),
    total: Number(total),
    ...(rows.length > limit && last && { next_cursor: writeCursor([last.key, last.job_id]) }),
  };
};

export const readVacancyChoices = async (db: Db): Promise<VacancyChoices> => ({
  categories: await db.selectFrom('job_categories').selectAll().orderBy('jobcategory').execute(),
  locations: await db.selectFrom('job_locations').selectAll().orderBy('vch_district').execute(),
  job_types: [...JOB_TYPES],
});

/**
 * Returns a vacancy, also a draft, in the form of the public operations.
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
