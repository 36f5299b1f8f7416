import { type DeskList, PAGE_MAX } from '@example/api/desk';
import type { CallOptions } from '@example/api/http';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { type KnownFilters, useFilters } from './use-filters.ts';

/** State of new rows when the list's first page was read. */
export interface Mark {
  /** Time of the newest row of the list, whatever the filters; `undefined` if unknown. */
  readonly newest: number | undefined;
  /** Ids of the rows that were added since. */
  readonly shown: ReadonlySet<string>;
}

export interface Page<Row> {
  readonly items: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  readonly next_cursor?: string | undefined;
  /** On the first page of a list that is watched. */
  readonly mark?: Mark;
}

/** A list, as `defineList` returns it. */
export interface KnownList<F, Query> extends KnownFilters<F> {
  readonly keys: { readonly list: (filters: F) => QueryKey };
  readonly toQuery: (filters: F) => Query;
}

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

/** The part of a list's client that reads its pages. */
export interface PageClient<Query, Row> {
  readonly list: (query: Query & PageQuery, options: CallOptions) => Promise<Page<Row>>;
}

/** Returns a function that reads a list again from its beginning, with its counts and the choices of its filters. */
export const useRefresh = (list: DeskList) => {
  const queries = useQueryClient();
  return () => {
    void queries.resetQueries({ queryKey: [list, 'list'] });
    for (const kind of ['counts', 'choices', 'colleagues'])
      void queries.invalidateQueries({ queryKey: [list, kind] });
  };
};

/** Leaves out a row that was shown before its page was read. */
const unique = <Row>(rows: readonly Row[], rowId: (row: Row) => string): readonly Row[] => {
  const found = new Map<string, Row>();
  for (const row of rows) if (!found.has(rowId(row))) found.set(rowId(row), row);
  return found.size === rows.length ? rows : [...found.values()];
};

/**
 * Reads the rows of a list that the filters in the address leave, page after page.
 *
 * @param rowId - of a list whose pages may repeat rows
 * @returns what `ListView` shows, and the service's query
 */
export const useList = <F extends object, Query extends object, Row, Known extends object>(
  known: KnownList<F, Query> & Known,
  client: PageClient<Query, Row>,
  rowId?: (row: Row) => string,
) => {
  const state = useFilters(known);
  const filter = known.toQuery(state.filters);
  const query = useInfiniteQuery({
    queryKey: known.keys.list(state.filters),
    queryFn: async ({ pageParam, signal }) =>
      client.list(
        { ...filter, limit: PAGE_MAX, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    // Refetching would read all pages, one after the other. Only the refresh button does that.
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const { data } = query;
  const rows = useMemo(() => {
    const all = data?.pages.flatMap(({ items }) => items) ?? [];
    return rowId ? unique(all, rowId) : all;
  }, [data, rowId]);
  const list = { ...query, rows, total: data?.pages[0]?.total ?? 0 };
  return { shown: { known, list, state }, filter };
};

export type List<Row> = ReturnType<typeof useList<object, object, Row, object>>['shown']['list'];

/** Updates a row in every cached list that has it. The lists keep their order. */
export const updateRows = <Row>(
  queries: QueryClient,
  lists: QueryKey,
  isIt: (row: Row) => boolean,
  change: (row: Row) => Row,
): void => {
  queries.setQueriesData<InfiniteData<Page<Row>>>(
    { queryKey: lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.items.some(isIt)
            ? { ...page, items: page.items.map((row) => (isIt(row) ? change(row) : row)) }
            : page,
        ),
      },
  );
};
