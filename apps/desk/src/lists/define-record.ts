import type { DeskClient } from '@example/api/desk';
import type { CallOptions } from '@example/api/http';
import { ApiError } from '@example/api/problem';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { type Page, updateRows } from './use-list.ts';

interface RecordDefinition<One, Row, Id> {
  readonly keys: { readonly lists: QueryKey; readonly one: (id: Id) => QueryKey };
  readonly idOf: (one: One | Row) => Id;
  /** Returns the row of the lists as it is once the record is known. */
  readonly rowOf: (one: One, before: Row) => Row;
  readonly read: (desk: DeskClient, id: Id, options: CallOptions) => Promise<One>;
}

/** Defines how a record is read for its details and kept, in its details and in the cached lists. */
export const defineRecord = <One, Row, Id>({
  keys,
  idOf,
  rowOf,
  read,
}: RecordDefinition<One, Row, Id>) => {
  const useShowInLists = () => {
    const queries = useQueryClient();
    return (one: One): void =>
      updateRows<Row>(
        queries,
        keys.lists,
        (row) => idOf(row) === idOf(one),
        (row) => rowOf(one, row),
      );
  };
  /** Drops the row from every cached list that has it. */
  const drop = (queries: QueryClient, id: Id) => {
    const isIt = (row: Row) => idOf(row) === id;
    queries.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: keys.lists }, (data) =>
      data?.pages.some(({ items }) => items.some(isIt))
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.filter((row) => !isIt(row)),
              total: page.total - 1,
            })),
          }
        : data,
    );
  };
  return {
    /** Reads a record, and shows it in the lists, which may be older. One that is there no more leaves them. */
    useRecord: (id: Id) => {
      const { desk } = useClients();
      const queries = useQueryClient();
      const showInLists = useShowInLists();
      return useQuery({
        queryKey: keys.one(id),
        queryFn: async ({ signal }) => {
          try {
            const one = await read(desk, id, { signal });
            showInLists(one);
            return one;
          } catch (error) {
            if (error instanceof ApiError && error.kind === 'not-found') drop(queries, id);
            throw error;
          }
        },
      });
    },
    /** Returns a function that caches a record from the service. */
    useKeep: () => {
      const queries = useQueryClient();
      const showInLists = useShowInLists();
      return (one: One): void => {
        queries.setQueryData(keys.one(idOf(one)), one);
        showInLists(one);
      };
    },
  };
};
