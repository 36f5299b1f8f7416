import { checkEnquiryQuery, type EnquiryList, type EnquiryQuery } from '@example/api/desk';
import { searchTextOf } from '@example/api/fields';
import { contains, type Db } from '../../storage/index.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { isOwnedBy, readOwnerNames } from '../colleagues/colleagues.ts';
import { allOf, defineList, column, readPage } from '../lists/list.ts';
import { soughtDigits } from '../../features/search/words.ts';
import { queryUnreached, readUnreached } from '../mails/unreached.ts';
import { asListed, readSent } from './row.ts';

export const enquiryList = defineList<EnquiryQuery>({
  check: checkEnquiryQuery,
  columns: {
    received_at: column.number('created_at'),
    name: column.text('name_key'),
  },
  id: column.text('id'),
  defaultSort: '-received_at',
});

type Filters = Pick<EnquiryQuery, 'kind' | 'status' | 'owner' | 'q' | 'quarantined' | 'unreached'>;

/** Returns the conditions of which one holds for what a search finds: its text, or the digits of its number. */
const soughtIn = (q: string) =>
  [searchTextOf(q), soughtDigits(q)]
    .filter((text) => text !== undefined)
    .map((text) => contains('search_text', text));

export const findEnquiries = (
  db: Db,
  { kind, status, owner, q, quarantined, unreached }: Filters,
) =>
  db
    .selectFrom('inbox')
    .where((where) =>
      allOf(
        q !== undefined && q !== '' && where.or(soughtIn(q)),
        kind !== undefined && where('kind', '=', kind),
        status !== undefined && where('status', '=', status),
        owner !== undefined && isOwnedBy(owner),
        quarantined !== undefined && where('quarantined', '=', quarantined === 'true' ? 1 : 0),
        unreached !== undefined && where('id', 'in', queryUnreached(db, 'inbox_id')),
      ),
    );

/** @throws ApiError of kind `invalid-input` */
export const listEnquiries = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<EnquiryList> => {
  const { filters, range } = enquiryList.parse(query);
  const found = findEnquiries(db, filters);
  const { page, total, next } = await readPage(found, range, (rows) => rows.selectAll());
  const sent = await readSent(db, page);
  const nameOf = await readOwnerNames(db, page);
  const unreached = await readUnreached(
    db,
    'inbox_id',
    page.map(({ id }) => id),
  );
  const items = page.flatMap((row) => {
    const one = sent.get(row.id);
    if (!one) return [];
    return [
      { ...asListed(row, one, nameOf), ...(unreached.has(row.id) && { unreached: true as const }) },
    ];
  });
  return { items, total, ...next };
};
