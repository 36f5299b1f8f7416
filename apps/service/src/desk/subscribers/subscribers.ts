import {
  checkSubscriberQuery,
  PAGE_DEFAULT,
  type SubscriberList,
  type SubscriberOrder,
  type SubscriberQuery,
} from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { dayInKolkata } from '../../clock/clock.ts';
import { audit } from '../../auth/staff/index.ts';
import { contains, type Db, type Schema } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../deps.ts';
import { type Cursor, cursorOf, isAfter, type Order, pageOf, readCursor } from '../paging.ts';
import type { Table } from '../table.ts';

type OrderOf = Order<'created_at' | 'email_key'>;

const orders: Readonly<Record<SubscriberOrder, OrderOf>> = {
  '-created_at': { by: 'created_at', direction: 'desc' },
  created_at: { by: 'created_at', direction: 'asc' },
  email: { by: 'email_key', direction: 'asc' },
  '-email': { by: 'email_key', direction: 'desc' },
};

type Limits = Pick<SubscriberQuery, 'status' | 'q'>;

const matches =
  ({ status, q }: Limits) =>
  (where: ExpressionBuilder<Schema, 'subscriptions'>): Expression<SqlBool> =>
    where.and([
      ...(status === undefined ? [] : [where('status', '=', status)]),
      ...(q === undefined || q === '' ? [] : [contains('email_key', q.toLowerCase())]),
    ]);

const readRows = async (
  db: Db,
  limits: Limits,
  order: OrderOf,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
) =>
  db
    .selectFrom('subscriptions')
    .select([
      'email_key as id',
      'email_key',
      'email',
      'status',
      'suspicion',
      'created_at',
      'confirmed_at',
    ])
    .where(matches(limits))
    .$if(after !== undefined, (select) =>
      select.where(isAfter(after ?? [0, ''], order, 'email_key')),
    )
    .orderBy(order.by, order.direction)
    .orderBy('email_key', order.direction)
    .limit(limit)
    .execute();

/** @throws ApiError of kind `bad-input` */
export const listSubscribers = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<SubscriberList> => {
  const {
    sort = '-created_at',
    cursor,
    limit = PAGE_DEFAULT,
    ...limits
  } = parseOrThrow(checkSubscriberQuery(query));
  const order = orders[sort];
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  const rows = await readRows(db, limits, order, { after, limit: limit + 1 });
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(limits))
    .executeTakeFirstOrThrow();
  const { page, next } = pageOf(rows, limit, order);
  const items = page.map(({ email, status, suspicion, created_at, confirmed_at }) => ({
    email,
    status,
    suspicion,
    created_at,
    confirmed_at,
  }));
  return { items, total: Number(count), ...next };
};

const EXPORT_PAGE = 500;

const { sheet, columns } = deskTexts.subscribersExport;

async function* linesOf(db: Db, { sort = '-created_at', ...limits }: SubscriberQuery) {
  const order = orders[sort];
  let after: Cursor | undefined;
  for (;;) {
    const rows = await readRows(db, limits, order, { after, limit: EXPORT_PAGE });
    const last = rows.at(-1);
    if (!last) return;
    for (const { email, status, created_at, confirmed_at } of rows)
      yield [
        email,
        status,
        dayInKolkata(created_at),
        confirmed_at === null ? '' : dayInKolkata(confirmed_at),
      ];
    after = cursorOf(last, order);
  }
}

/**
 * Exports all matching subscribers as a table, and records this in the audit log.
 *
 * @throws ApiError of kind `bad-input`
 */
export const exportSubscribers = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  input: unknown,
): Promise<Table> => {
  const query = parseOrThrow(checkSubscriberQuery(input));
  await storage.transact(async (db) =>
    audit(db, {
      at: clock(),
      actor: colleague,
      action: 'subscribers.exported',
      subject: 'subscribers',
      // Only the names of the filters: their values may be personal data.
      details: { limited_by: Object.keys(query) },
    }),
  );
  return { sheet, columns, lines: linesOf(storage.db, query) };
};
