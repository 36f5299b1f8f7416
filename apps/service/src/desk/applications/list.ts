import {
  type ApplicationChoices,
  type ApplicationList,
  type ApplicationOrder,
  type ApplicationQuery,
  checkApplicationQuery,
  PAGE_DEFAULT,
} from '@example/api/desk';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { contains, type Db, type Schema } from '../../storage/index.ts';
import { type DeskDeps, parseOrThrow } from '../deps.ts';
import { type Cursor, cursorOf, isAfter, type Order, pageOf, readCursor } from '../paging.ts';
import { asListed, summaryColumns } from './row.ts';

type Where = ExpressionBuilder<Schema, 'applications'>;

type OrderOf = Order<'created_at' | 'name_key'>;

const orders: Readonly<Record<ApplicationOrder, OrderOf>> = {
  '-applied_at': { by: 'created_at', direction: 'desc' },
  applied_at: { by: 'created_at', direction: 'asc' },
  name: { by: 'name_key', direction: 'asc' },
  '-name': { by: 'name_key', direction: 'desc' },
};

/** Searches an index that contains the texts, so that the rows with their long letters are not read. */
const hasText = (where: Where, q: string): Expression<SqlBool> =>
  where(
    'id',
    'in',
    where
      .selectFrom('applications as searched')
      .select('searched.id')
      .where(contains('searched.search_text', q.toLowerCase())),
  );

type Limits = Pick<ApplicationQuery, 'q' | 'job_id' | 'status' | 'tag'>;

const matches =
  ({ q, job_id, status, tag }: Limits) =>
  (where: Where): Expression<SqlBool> =>
    where.and([
      ...(q === undefined || q === '' ? [] : [hasText(where, q)]),
      ...(job_id === undefined ? [] : [where('job_id', '=', job_id)]),
      ...(status === undefined ? [] : [where('status', '=', status)]),
      ...(tag === undefined
        ? []
        : [
            where(
              'id',
              'in',
              where.selectFrom('application_tags').select('application_id').where('tag', '=', tag),
            ),
          ]),
    ]);

const readRows = async (
  db: Db,
  limits: Limits,
  order: OrderOf,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
) => {
  return db
    .selectFrom('applications')
    .select([
      ...summaryColumns,
      'applcnt_phone',
      'resume_name',
      'resume_bytes',
      'resume_missing_since',
      'resume_scan',
      'name_key',
    ])
    .where(matches(limits))
    .$if(after !== undefined, (select) => select.where(isAfter(after ?? [0, ''], order)))
    .orderBy(order.by, order.direction)
    .orderBy('id', order.direction)
    .limit(limit)
    .execute();
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** @throws ApiError of kind `bad-input` */
export const listApplications = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<ApplicationList> => {
  const {
    sort = '-applied_at',
    cursor,
    limit = PAGE_DEFAULT,
    ...limits
  } = parseOrThrow(checkApplicationQuery(query));
  const order = orders[sort];
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  // One row more than asked for tells if there is another page.
  const rows = await readRows(db, limits, order, { after, limit: limit + 1 });
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(limits))
    .executeTakeFirstOrThrow();
  const { page, next } = pageOf(rows, limit, order);
  return { items: [...(await asListed(db, page))], total: Number(count), ...next };
};

const EXPORT_PAGE = 500;

/** Reads all matching rows, one page at a time. */
export async function* applicationsOf(
  db: Db,
  { sort = '-applied_at', ...limits }: Limits & Pick<ApplicationQuery, 'sort'>,
): AsyncGenerator<readonly Row[]> {
  const order = orders[sort];
  let after: Cursor | undefined;
  for (;;) {
    const rows = await readRows(db, limits, order, { after, limit: EXPORT_PAGE });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = cursorOf(last, order);
  }
}

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

/** Maximum number of vacancies and of tags to filter by: the newest vacancies, and the most frequent tags. */
const CHOICES_MAX = 500;

export const readChoices = async ({
  storage: { db },
}: Pick<DeskDeps, 'storage'>): Promise<ApplicationChoices> => {
  const jobs = await db
    .selectFrom('applications')
    .select(({ fn }) => ['job_id', fn.countAll<number | string>().as('count')])
    .groupBy('job_id')
    .orderBy('job_id', 'desc')
    .limit(CHOICES_MAX)
    .execute();
  const titles = await titlesOf(
    db,
    jobs.map(({ job_id }) => job_id),
  );
  const tags = await db
    .selectFrom('application_tags')
    .select(({ fn }) => ['tag', fn.countAll<number | string>().as('count')])
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(CHOICES_MAX)
    .execute();
  return {
    jobs: jobs.map(({ job_id, count }) => ({
      job_id,
      job_title: titles.get(job_id) ?? '',
      count: Number(count),
    })),
    tags: tags
      .map(({ tag, count }) => ({ tag, count: Number(count) }))
      .sort((one, other) => (one.tag < other.tag ? -1 : 1)),
  };
};
