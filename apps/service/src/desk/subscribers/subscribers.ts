import { checkSubscriberQuery, type SubscriberList, type SubscriberQuery } from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import { createUnsubscribeLinks } from '../../features/subscriptions/index.ts';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { contains, type Db } from '../../storage/index.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { allOf, createExport, defineList, column, readAll, readPage } from '../lists/list.ts';

const subscriberList = defineList<SubscriberQuery>({
  check: checkSubscriberQuery,
  columns: {
    created_at: column.number('created_at'),
    email: column.text('email_key'),
  },
  id: column.text('email_key'),
  defaultSort: '-created_at',
});

export const findSubscribers = (db: Db, { status, q }: Pick<SubscriberQuery, 'status' | 'q'>) =>
  db
    .selectFrom('subscriptions')
    .where((where) =>
      allOf(
        status !== undefined && where('status', '=', status),
        q !== undefined && q !== '' && contains('email_key', q.toLowerCase()),
      ),
    );

/** @throws ApiError of kind `invalid-input` */
export const listSubscribers = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<SubscriberList> => {
  const { filters, range } = subscriberList.parse(query);
  const { page, total, next } = await readPage(findSubscribers(db, filters), range, (rows) =>
    rows.select(['email', 'status', 'suspicion', 'created_at', 'confirmed_at']),
  );
  const items = page.map(({ cursor_value: _value, cursor_id: _id, ...item }) => item);
  return { items, total, ...next };
};

/** Exports all matching subscribers as a table, and records this in the audit log. */
export const exportSubscribers = createExport({
  list: subscriberList,
  name: 'subscribers',
  texts: deskTexts.subscribersExport,
  limit: 500,
  lines: async function* (db, filters, range, _colleague, { publicOrigin }) {
    const pages = readAll(findSubscribers(db, filters), range, (page) =>
      page.select([
        'email',
        'email_key',
        'status',
        'created_at',
        'confirmed_at',
        'unsubscribe_hash',
      ]),
    );
    const linkOf = await createUnsubscribeLinks(db, publicOrigin);
    for await (const rows of pages)
      for (const { email, email_key, status, created_at, confirmed_at, unsubscribe_hash } of rows)
        yield [
          email,
          status,
          dayInKolkata(created_at),
          ...(confirmed_at === null
            ? ['', '']
            : [dayInKolkata(confirmed_at), await linkOf(email_key, unsubscribe_hash)]),
        ];
  },
});
