import {
  checkEnquiryQuery,
  type DeskColleague,
  type EnquiryList,
  type EnquiryOrder,
  type EnquiryQuery,
  NO_OWNER,
  PAGE_DEFAULT,
} from '@example/api/desk';
import { may, staffRoles } from '@example/api/staff';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { contains, type Db, type Schema } from '../../storage/index.ts';
import { type DeskDeps, parseOrThrow } from '../deps.ts';
import { type Cursor, cursorOf, isAfter, type Order, pageOf, readCursor } from '../paging.ts';
import { asListed, type InboxRow, readSent } from './row.ts';

type OrderOf = Order<'created_at' | 'name_key'>;

const orders: Readonly<Record<EnquiryOrder, OrderOf>> = {
  '-received_at': { by: 'created_at', direction: 'desc' },
  received_at: { by: 'created_at', direction: 'asc' },
  name: { by: 'name_key', direction: 'asc' },
  '-name': { by: 'name_key', direction: 'desc' },
};

type Limits = Pick<EnquiryQuery, 'kind' | 'status' | 'owner' | 'q' | 'quarantined'>;

const matches =
  ({ kind, status, owner, q, quarantined }: Limits) =>
  (where: ExpressionBuilder<Schema, 'inbox'>): Expression<SqlBool> =>
    where.and([
      ...(q === undefined || q === '' ? [] : [contains('search_text', q.toLowerCase())]),
      ...(kind === undefined ? [] : [where('kind', '=', kind)]),
      ...(status === undefined ? [] : [where('status', '=', status)]),
      ...(owner === undefined
        ? []
        : [owner === NO_OWNER ? where('owner_code', 'is', null) : where('owner_code', '=', owner)]),
      ...(quarantined === undefined
        ? []
        : [where('quarantined', '=', quarantined === 'true' ? 1 : 0)]),
    ]);

const readRows = async (
  db: Db,
  limits: Limits,
  order: OrderOf,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
): Promise<readonly InboxRow[]> =>
  db
    .selectFrom('inbox')
    .selectAll()
    .where(matches(limits))
    .$if(after !== undefined, (select) => select.where(isAfter(after ?? [0, ''], order)))
    .orderBy(order.by, order.direction)
    .orderBy('id', order.direction)
    .limit(limit)
    .execute();

/** @throws ApiError of kind `bad-input` */
export const listEnquiries = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<EnquiryList> => {
  const {
    sort = '-received_at',
    cursor,
    limit = PAGE_DEFAULT,
    ...limits
  } = parseOrThrow(checkEnquiryQuery(query));
  const order = orders[sort];
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  // One row more than asked for tells if there is another page.
  const rows = await readRows(db, limits, order, { after, limit: limit + 1 });
  const { count } = await db
    .selectFrom('inbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(limits))
    .executeTakeFirstOrThrow();
  const { page, next } = pageOf(rows, limit, order);
  const sent = await readSent(db, page);
  const items = page.flatMap((row) => {
    const one = sent.get(row.id);
    return one ? [asListed(row, one)] : [];
  });
  return { items, total: Number(count), ...next };
};

/** Small, because the messages are long. */
const EXPORT_PAGE = 50;

/** Reads all matching rows, one page at a time. */
export async function* enquiriesOf(
  db: Db,
  { sort = '-received_at', ...limits }: Limits & Pick<EnquiryQuery, 'sort'>,
): AsyncGenerator<readonly InboxRow[]> {
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

const owningRoles = staffRoles.filter((role) => may(role, 'enquiries.write'));

/** Returns the members of staff who can own an enquiry: those who may change it and can sign in. */
export const readColleagues = async (db: Db): Promise<readonly DeskColleague[]> =>
  db
    .selectFrom('staff_members')
    .select(['employee_code', 'name'])
    .where('role', 'in', owningRoles)
    .where('disabled_at', 'is', null)
    .orderBy('employee_code')
    .execute();
