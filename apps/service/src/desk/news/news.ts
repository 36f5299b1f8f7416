import {
  checkSeenList,
  listPermissions,
  type News,
  NEWS_MAX,
  type SeenList,
  type WatchedList,
  watchedLists,
} from '@example/api/desk';
import { may } from '@example/api/staff';
import { sql } from 'kysely';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';

const tables = {
  applications: 'applications',
  enquiries: 'inbox',
  subscribers: 'subscriptions',
} as const satisfies Readonly<Record<WatchedList, string>>;

/**
 * Returns the time of the newest row of a list; 0 without rows. A row of the future, which a clock that was ahead has
 * stamped, would hide all that come until then.
 */
const readNewest = async (db: Db, list: WatchedList, now: number): Promise<number> => {
  const row = await db
    .selectFrom(tables[list])
    .select('created_at')
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? 0;
};

const countSince = async (
  db: Db,
  list: WatchedList,
  seen: number,
  now: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom(tables[list])
        .select('created_at')
        .where('created_at', '>', seen)
        .where('created_at', '<=', now)
        .limit(NEWS_MAX)
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Returns how far a member has seen each list. What came before they were added is not new to a member who has not
 * looked at a list yet. A time in the future, kept while a clock was ahead, says nothing.
 */
const readSeen = async (db: Db, memberId: string, now: number) => {
  const rows = await db
    .selectFrom('staff_members')
    .leftJoin('staff_seen_lists', 'staff_seen_lists.member_id', 'staff_members.id')
    .select(['staff_members.created_at', 'staff_seen_lists.list', 'staff_seen_lists.seen_until'])
    .where('staff_members.id', '=', memberId)
    .execute();
  const unlessFuture = (at: number | null | undefined) =>
    at != null && at <= now ? at : undefined;
  const since = unlessFuture(rows[0]?.created_at) ?? 0;
  const seen = new Map(rows.map(({ list, seen_until }) => [list, seen_until]));
  return (list: WatchedList) => unlessFuture(seen.get(list)) ?? since;
};

/** Counts what is new to a member in the lists that their role may read. */
export const readNews = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  { id, role }: Pick<Colleague, 'id' | 'role'>,
): Promise<News> => {
  const now = clock();
  const seenUntil = await readSeen(db, id, now);
  const lists: News['lists'] = [];
  for (const list of watchedLists.filter((one) => may(role, listPermissions[one]))) {
    const newest = await readNewest(db, list, now);
    const seen = seenUntil(list);
    lists.push({ list, count: newest > seen ? await countSince(db, list, seen, now) : 0, newest });
  }
  return { lists };
};

/**
 * Keeps how far a member has seen a list. Two browsers of theirs may tell it in any order.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const seeList = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  { id }: Pick<Colleague, 'id'>,
  input: unknown,
): Promise<void> => {
  const { list, until }: SeenList = parseOrThrow(checkSeenList(input));
  const now = clock();
  // Not beyond the newest row: what comes later was not seen.
  const seen_until = Math.min(until, await readNewest(db, list, now));
  await db
    .insertInto('staff_seen_lists')
    .values({ member_id: id, list, seen_until })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'list'])
        .doUpdateSet({ seen_until })
        .where((eb) =>
          eb.or([
            eb('staff_seen_lists.seen_until', '<', seen_until),
            eb('staff_seen_lists.seen_until', '>', now),
          ]),
        ),
    )
    .execute();
};
