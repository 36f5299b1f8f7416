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

/** A page of a list, as the service gives it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly next_cursor?: string | undefined;
}

/** Which page is asked for. */
interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

/** Reads lists anew, from their beginning, and what else begins with these keys. */
export const useRefresh = (lists: QueryKey, ...others: readonly QueryKey[]) => {
  const queries = useQueryClient();
  return () => {
    void queries.resetQueries({ queryKey: lists });
    for (const queryKey of others) void queries.invalidateQueries({ queryKey });
  };
};

/** The rows of a list, page after page. */
export const useList = <Row>(
  queryKey: QueryKey,
  readPage: (page: PageQuery, options: CallOptions) => Promise<Page<Row>>,
) => {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      readPage({ limit: 200, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    // Read again it would be all pages, one after the other: somebody asks for that, nothing else does.
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  return { ...query, rows, total: data?.pages[0]?.total ?? 0 };
};

/** A list as `useList` gives it. */
export type List<Row> = ReturnType<typeof useList<Row>>;

/** Shows a row's new facts in every list that holds it; the lists stay in their order. */
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
