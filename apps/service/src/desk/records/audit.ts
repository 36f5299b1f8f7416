import { type AuditList, type AuditQuery, checkAuditQuery, PAGE_DEFAULT } from '@example/api/desk';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { startOfDayInKolkata } from '../../clock/clock.ts';
import { escapeLike, type Schema } from '../../storage/index.ts';
import { type DeskDeps, parseOrThrow } from '../deps.ts';
import { asEvent } from '../history.ts';
import { isAfter, type Order, pageOf, readCursor } from '../paging.ts';

const DAY_MS = 24 * 3_600_000;

type Limits = Omit<AuditQuery, 'sort' | 'cursor' | 'limit'>;

const matches =
  ({ actor, action, subject, from, to }: Limits) =>
  (where: ExpressionBuilder<Schema, 'audit_log'>): Expression<SqlBool> =>
    where.and([
      ...(actor === undefined ? [] : [where('actor_code', 'in', [actor, actor.toUpperCase()])]),
      ...(action === undefined
        ? []
        : [
            action.includes('.')
              ? where('action', '=', action)
              : sql<SqlBool>`action like ${`${escapeLike(action)}.%`} escape '\\'`,
          ]),
      ...(subject === undefined
        ? []
        : [
            sql<SqlBool>`lower(subject) like ${`%${escapeLike(subject.toLowerCase())}%`} escape '\\'`,
          ]),
      ...(from === undefined ? [] : [where('at', '>=', startOfDayInKolkata(from))]),
      ...(to === undefined ? [] : [where('at', '<', startOfDayInKolkata(to) + DAY_MS)]),
    ]);

/** @throws ApiError of kind `bad-input` */
export const listAudit = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<AuditList> => {
  const {
    sort = '-at',
    cursor,
    limit = PAGE_DEFAULT,
    ...limits
  } = parseOrThrow(checkAuditQuery(query));
  const order: Order<'at'> = { by: 'at', direction: sort === 'at' ? 'asc' : 'desc' };
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where(matches(limits))
    .$if(after !== undefined, (select) => select.where(isAfter(after ?? [0, ''], order)))
    .orderBy('at', order.direction)
    .orderBy('id', order.direction)
    .limit(limit + 1)
    .execute();
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(limits))
    .executeTakeFirstOrThrow();
  const { page, next } = pageOf(rows, limit, order);
  return {
    items: page.map((row) => ({ ...asEvent(row), subject: row.subject })),
    total: Number(count),
    ...next,
  };
};
