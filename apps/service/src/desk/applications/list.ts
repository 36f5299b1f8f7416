import {
  type ApplicationChoices,
  type ApplicationList,
  type ApplicationQuery,
  checkApplicationQuery,
} from '@example/api/desk';
import { may } from '@example/api/staff';
import { passagesOf } from '../../features/applications/search/found.ts';
import { countMatching, matchingText } from '../../features/applications/search/matching.ts';
import { countRows, type Db } from '../../storage/index.ts';
import type { Colleague, DeskDeps } from '../calls/deps.ts';
import { allOf, defineList, column, readPage } from '../lists/list.ts';
import { isOwnedBy } from '../colleagues/colleagues.ts';
import { queryUnreached } from '../mails/unreached.ts';
import { asListed, summaryColumns } from './row.ts';

export const applicationList = defineList<ApplicationQuery>({
  check: checkApplicationQuery,
  columns: {
    applied_at: column.number('created_at'),
    name: column.text('name_key'),
  },
  id: column.text('id'),
  defaultSort: '-applied_at',
});

type Filters = Pick<
  ApplicationQuery,
  'q' | 'job_id' | 'status' | 'tag' | 'owner' | 'unreached' | 'source' | 'pool'
>;

interface Reading {
  /** True when the search may look into resumes. */
  readonly resumes?: boolean;
  /** True when the rows are counted, not read in their order. */
  readonly counted?: boolean;
}

export const findApplications = (
  db: Db,
  { q, job_id, status, tag, owner, unreached, source, pool }: Filters,
  { resumes = false, counted = false }: Reading = {},
) =>
  db
    .selectFrom('applications')
    .where((where) =>
      allOf(
        q !== undefined &&
          q !== '' &&
          matchingText(db, q, resumes)[counted ? 'counted' : 'matches'],
        job_id !== undefined && where('job_id', '=', job_id),
        status !== undefined && where('status', '=', status),
        owner !== undefined && isOwnedBy(owner),
        unreached !== undefined && where('id', 'in', queryUnreached(db, 'application_id')),
        source !== undefined && where('source', '=', source),
        pool !== undefined && where('pool_ends_at', 'is not', null),
        tag !== undefined &&
          where(
            'id',
            'in',
            where.selectFrom('application_tags').select('application_id').where('tag', '=', tag),
          ),
      ),
    );

/** @throws ApiError of kind `invalid-input` */
export const listApplications = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  { role }: Pick<Colleague, 'role'>,
  query: unknown,
): Promise<ApplicationList> => {
  const { filters, range } = applicationList.parse(query);
  const { q = '', ...others } = filters;
  const resumes = may(role, 'resumes.read');
  const isOnlySearched = q !== '' && Object.values(others).every((one) => one === undefined);
  const { page, total, next } = await readPage(
    findApplications(db, filters, { resumes }),
    range,
    (rows) => rows.select(summaryColumns),
    async () =>
      isOnlySearched
        ? countMatching(db, q, resumes)
        : countRows(findApplications(db, filters, { resumes, counted: true })),
  );
  const listed = await asListed(db, page);
  if (q === '') return { items: [...listed], total, ...next };
  const shown = page.map((row, index) => ({ ...row, tags: listed[index]?.tags ?? [] }));
  const passages = await passagesOf(db, q, shown, resumes);
  const items = listed.map((row, index) => {
    const found = passages.get(page[index]?.id ?? '') ?? [];
    return found.length === 0 ? row : { ...row, found: [...found] };
  });
  return { items, total, ...next };
};

/** Maximum number of values to filter by: the newest vacancies, and the most frequent tags and sources. */
export const CHOICES_MAX = 500;

export const readChoices = async ({
  storage: { db },
}: Pick<DeskDeps, 'storage'>): Promise<ApplicationChoices> => {
  const tags = await db
    .selectFrom('application_tags')
    .select(({ fn }) => ['tag', fn.countAll<number>().as('count')])
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(CHOICES_MAX)
    .execute();
  const sources = await db
    .selectFrom('applications')
    .select(({ fn }) => ['source', fn.countAll<number>().as('count')])
    .where('source', '<>', '')
    .groupBy('source')
    .orderBy('count', 'desc')
    .orderBy('source')
    .limit(CHOICES_MAX)
    .execute();
  return {
    tags: tags.sort((one, other) => (one.tag < other.tag ? -1 : 1)),
    sources,
    pool: await countRows(db.selectFrom('applications').where('pool_ends_at', 'is not', null)),
  };
};
