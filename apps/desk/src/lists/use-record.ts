import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Reads a record for its details, and shows it in the cached lists, which may be older.
 *
 * @param showInLists - updates the record's row in every cached list that has it
 */
export const useRecord = <T>(
  queryKey: QueryKey,
  read: (options: { readonly signal: AbortSignal }) => Promise<T>,
  showInLists: (queries: QueryClient, record: T) => void,
) => {
  const queries = useQueryClient();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const record = await read({ signal });
      showInLists(queries, record);
      return record;
    },
  });
};
