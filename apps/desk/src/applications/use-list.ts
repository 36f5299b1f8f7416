import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBackend } from '../backend/backend.ts';
import type { Filters } from './filters.ts';
import { keys, toQuery } from './keys.ts';

/** Reads the list anew, from its beginning. */
export const useRefresh = () => {
  const queries = useQueryClient();
  return () => {
    void queries.resetQueries({ queryKey: keys.lists });
    void queries.invalidateQueries({ queryKey: keys.choices });
  };
};

/** The applications that the filters let through, page after page. */
export const useApplications = (filters: Filters) => {
  const { desk } = useBackend();
  const query = useInfiniteQuery({
    queryKey: keys.list(filters),
    queryFn: async ({ pageParam, signal }) =>
      desk.applications.list(
        { ...toQuery(filters), limit: 200, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Read again it would be all pages, one after the other: somebody asks for that, nothing else does.
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  return { ...query, rows, total: data?.pages[0]?.total ?? 0 };
};
