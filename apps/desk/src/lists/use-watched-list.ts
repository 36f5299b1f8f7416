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
import { failureText } from '../parts/failure-text.ts';
import { useToast } from '../parts/toasts.tsx';
import type { KnownFilters } from './use-filters.ts';
import { type Mark, type Page, useList } from './use-list.ts';
import { useNewsOf } from './use-news.ts';

interface Sorted {
  readonly sort: string;
}

type PageOf<Query> = Query & { readonly limit: number; readonly cursor?: string };

interface WatchedListOptions<F, Query extends Sorted, Row, Counts, Known> {
  readonly known: Known &
    KnownFilters<F> & {
      readonly name: WatchedList;
      readonly keys: { readonly list: (filters: F) => QueryKey; readonly counts: QueryKey };
      readonly toQuery: (filters: F) => Query;
    };
  /** The order that begins with the newest row. */
  readonly newestFirst: Query['sort'];
  readonly readPage: (query: PageOf<Query>, options: CallOptions) => Promise<Page<Row>>;
  readonly readCounts: (
    query: Omit<Query, 'sort'> & { readonly after?: number },
    options: CallOptions,
  ) => Promise<Counts>;
  readonly idOf: (row: Row) => string;
  readonly timeOf: (row: Row) => number;
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

/** Number of rows that are read beyond those counted, for rows that came meanwhile. */
const SPARE = 20;

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
>({
  known,
  newestFirst,
  readPage,
  readCounts,
  idOf,
  timeOf,
}: WatchedListOptions<F, Query, Row, Counts, Known>) => {
  const { news, readNewest, see } = useNewsOf(known.name);
  const { shown: plain, filter } = useList<F, Query, Row, Known>(
    known,
    async (query, options) => {
      if (query.cursor !== undefined) return readPage(query, options);
      // Before the page, so that a row between the two is not missed.
      const newest = await readNewest();
      return { ...(await readPage(query, options)), mark: { newest, shown: NONE } };
    },
    idOf,
  );
  const { list, state } = plain;
  const queries = useQueryClient();
  const toast = useToast();
  const [times, setTimes] = useState(0);
  const { sort, ...filters } = filter;
  const listKey = known.keys.list(state.filters);
  const countsKey = [...known.keys.counts, filters] as const;

  const mark = list.isPlaceholderData ? undefined : list.data?.pages[0]?.mark;
  const newestHeld = useMemo(
    () => list.rows.reduce((newest, row) => Math.max(newest, timeOf(row)), 0),
    [list.rows, timeOf],
  );
  const isNewestFirst = sort === newestFirst;
  // In another order, the newest loaded row says nothing about the rows of later pages.
  const until = isNewestFirst ? Math.max(newestHeld, mark?.newest ?? 0) : mark?.newest;

  const noteSeen = useEffectEvent(({ newest = newestHeld }: Mark) => {
    if (news && news.count > 0) see(newest);
  });
  const hasNews = news !== undefined;
  useEffect(() => {
    if (mark && hasNews) noteSeen(mark);
  }, [mark, hasNews]);

  const { data: counts } = useQuery({
    queryKey: countsKey,
    queryFn: async ({ signal }) => readCounts(filters, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const isNews =
    mark !== undefined && until !== undefined && news !== undefined && news.newest > until;
  const { data: later } = useQuery({
    queryKey: [...countsKey, until, news?.newest],
    queryFn: async ({ signal }) => readCounts({ ...filters, after: until ?? 0 }, { signal }),
    enabled: isNews,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const count = isNews ? (later?.fresh ?? 0) : 0;

  // A member who returns to the list checks for new rows.
  const readOutdated = useEffectEvent(() => {
    if (isNews) void queries.resetQueries({ queryKey: listKey, exact: true });
  });
  useEffect(() => {
    readOutdated();
  }, []);

  const show = async () => {
    if (count === 0 || !mark || until === undefined || !news) return;
    if (count > PAGE_MAX - SPARE) {
      await queries.resetQueries({ queryKey: listKey });
      return;
    }
    const page = await readPage({ ...filter, sort: newestFirst, limit: count + SPARE }, {});
    const held = new Set(list.rows.map(idOf));
    const added = page.items.filter(
      (row) => !held.has(idOf(row)) && (isNewestFirst || timeOf(row) > until),
    );
    const shown = new Set([...mark.shown, ...added.map(idOf)]);
    const newest = Math.max(news.newest, ...page.items.map(timeOf));
    queries.setQueryData<InfiniteData<Page<Row>>>(listKey, (data) => {
      const [first, ...others] = data?.pages ?? [];
      if (!data || !first) return data;
      const items = [...added, ...first.items];
      const whole = { ...first, items, total: page.total, mark: { newest, shown } };
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
    shown: mark?.shown ?? NONE,
    times,
  };
  return {
    shown: { ...plain, fresh },
    filter,
    counts: (isNews ? later : undefined) ?? counts,
  };
};
