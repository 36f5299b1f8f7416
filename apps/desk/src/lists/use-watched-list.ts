import { PAGE_MAX, type WatchedList } from '@example/api/desk';
import type { CallOptions } from '@example/api/http';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { failureText } from '../toasts/failure-text.ts';
import { useToast } from '../toasts/toasts.tsx';
import { type KnownList, type Mark, type Page, type PageClient, useList } from './use-list.ts';
import { useNewsOf } from './use-news.ts';

interface Sorted {
  readonly sort: string;
}

type WatchedKnown<F, Query> = KnownList<F, Query> & {
  readonly name: WatchedList;
  readonly keys: { readonly counts: QueryKey };
};

interface WatchedClient<Query, Row, Counts> extends PageClient<Query, Row> {
  readonly counts: (
    query: Omit<Query, 'sort'> & { readonly after?: number },
    options: CallOptions,
  ) => Promise<Counts>;
}

interface WatchedRows<Query extends Sorted, Row> {
  /** The order that begins with the newest row. */
  readonly newestFirst: Query['sort'];
  readonly rowId: (row: Row) => string;
  readonly rowTime: (row: Row) => number;
}

/** Rows that came into a list after it was read. */
export interface FreshRows {
  /** Number of rows that match the filters and are not shown yet. */
  readonly count: number;
  /** Adds them at the beginning of the list. */
  readonly show: () => void;
  /** Ids of the rows that were added. */
  readonly shown: ReadonlySet<string>;
  /** Number of times that rows were added. */
  readonly times: number;
}

const NONE: ReadonlySet<string> = new Set();

/** Number of rows that are read beyond those that are known, for rows that came meanwhile. */
const SPARE = 20;

/**
 * Returns the newest of the times until `last`, and the number of those after it: a clock that was ahead has stamped
 * rows of the future, which would hide all that come until then.
 */
const timesHeld = (times: readonly number[], last: number) => {
  const passed = times.filter((at) => at <= last);
  const newestHeld = passed.reduce((one, other) => Math.max(one, other), 0);
  return { newestHeld, ahead: times.length - passed.length };
};

/**
 * Returns the time after which rows are new to the list, if it is known. A mark from before the clock was corrected
 * says nothing.
 */
const reachOf = (
  mark: Mark | undefined,
  news: { readonly newest: number } | undefined,
  isNewestFirst: boolean,
  newestHeld: number,
) => {
  const isMarkAhead = (mark?.newest ?? 0) > (news?.newest ?? Infinity);
  const marked = isMarkAhead ? undefined : mark?.newest;
  if (!isNewestFirst && marked === undefined) return { isMarkAhead, until: undefined };
  return { isMarkAhead, until: Math.max(newestHeld, marked ?? 0) };
};

/**
 * Reads a list of what visitors send with its counts, and watches for new rows. New rows are counted, and shown on top
 * when asked for, in whatever order the list is: selection and scroll position stay as they are.
 */
export const useWatchedList = <
  F extends object,
  Query extends Sorted,
  Row,
  Counts extends { readonly fresh: number },
  Known extends object,
>(
  known: Known & WatchedKnown<F, Query>,
  client: WatchedClient<Query, Row, Counts>,
  { newestFirst, rowId, rowTime }: WatchedRows<Query, Row>,
) => {
  const { news, readNewest, see } = useNewsOf(known.name);
  const { shown: plain, filter } = useList<F, Query, Row, Known>(
    known,
    {
      list: async (query, options) => {
        if (query.cursor !== undefined) return client.list(query, options);
        // Before the page, so that a row between the two is not missed.
        const newest = await readNewest();
        return { ...(await client.list(query, options)), mark: { newest, shown: NONE } };
      },
    },
    rowId,
  );
  const { list, state } = plain;
  const queries = useQueryClient();
  const toast = useToast();
  const [times, setTimes] = useState(0);
  const { sort, ...filters } = filter;
  const listKey = known.keys.list(state.filters);
  const countsKey = [...known.keys.counts, filters] as const;

  const mark = list.isPlaceholderData ? undefined : list.data?.pages[0]?.mark;
  const last = news?.newest ?? 0;
  const isNewestFirst = sort === newestFirst;
  const shownIds = mark?.shown ?? NONE;
  const { newestHeld, ahead } = useMemo(() => {
    // In another order, the newest loaded row says nothing about the rows of later pages.
    const rows = isNewestFirst ? list.rows : list.rows.filter((row) => shownIds.has(rowId(row)));
    return timesHeld(rows.map(rowTime), last);
  }, [list.rows, shownIds, isNewestFirst, rowId, rowTime, last]);
  const { isMarkAhead, until } = reachOf(mark, news, isNewestFirst, newestHeld);

  const noteSeen = useEffectEvent(({ newest = newestHeld }: Mark) => {
    if (news && news.count > 0) see(newest);
  });
  const hasNews = news !== undefined;
  useEffect(() => {
    if (mark && hasNews) noteSeen(mark);
  }, [mark, hasNews]);

  const { data: counts } = useQuery({
    queryKey: countsKey,
    queryFn: async ({ signal }) => client.counts(filters, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isNews = mark !== undefined && until !== undefined && news !== undefined && last > until;
  const { data: later } = useQuery({
    queryKey: [...countsKey, until, last],
    queryFn: async ({ signal }) => client.counts({ ...filters, after: until ?? 0 }, { signal }),
    enabled: isNews,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const count = isNews ? (later?.fresh ?? 0) : 0;

  // A member who returns to the list checks for new rows.
  const readOutdated = useEffectEvent(() => {
    if (isNews || isMarkAhead) void queries.resetQueries({ queryKey: listKey, exact: true });
  });
  useEffect(() => {
    readOutdated();
  }, []);

  const show = async () => {
    if (count === 0 || !mark || until === undefined || !news) return;
    const limit = count + ahead + SPARE;
    if (limit > PAGE_MAX) {
      await queries.resetQueries({ queryKey: listKey });
      return;
    }
    const page = await client.list({ ...filter, sort: newestFirst, limit }, {});
    const held = new Set(list.rows.map(rowId));
    const added = page.items.filter(
      (row) => !held.has(rowId(row)) && (isNewestFirst || rowTime(row) > until),
    );
    const shown = new Set([...shownIds, ...added.map(rowId)]);
    queries.setQueryData<InfiniteData<Page<Row>>>(listKey, (data) => {
      const [first, ...others] = data?.pages ?? [];
      if (!data || !first) return data;
      const items = [...added, ...first.items];
      const whole = { ...first, items, total: page.total, mark: { newest: last, shown } };
      return { ...data, pages: [whole, ...others] };
    });
    setTimes(times + 1);
    void queries.invalidateQueries({ queryKey: countsKey, exact: true });
  };

  const fresh: FreshRows = {
    count,
    show: () => {
      show().catch((error: unknown) => {
        toast({ tone: 'danger', text: failureText(error as Error) });
      });
    },
    shown: shownIds,
    times,
  };
  return {
    shown: { ...plain, fresh },
    filter,
    counts: (isNews ? later : undefined) ?? counts,
  };
};
