import type { News, WatchedList } from '@example/api/desk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskClients, useClients } from '../clients/clients.ts';

/** Time between two questions for what is new, in ms. */
const EVERY_MS = 25_000;

/**
 * Asks what is new in the lists, again and again while the page is seen and there is a connection. One small answer
 * serves the whole desk.
 */
const newsQuery = ({ desk }: DeskClients) =>
  queryOptions({
    queryKey: ['news'],
    queryFn: async ({ signal }) => desk.news.read({ signal }),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
  });

export const useNews = (): News['lists'] | undefined =>
  useQuery(newsQuery(useClients())).data?.lists;

export const useNewsOf = (list: WatchedList) => {
  const clients = useClients();
  const queries = useQueryClient();
  const query = newsQuery(clients);
  const find = (lists: News['lists'] | undefined) => lists?.find((one) => one.list === list);
  return {
    news: find(useNews()),
    /** Reads the time of the newest row of the list; `undefined` if that fails. */
    readNewest: async (): Promise<number | undefined> => {
      const known = await queries.query({ ...query, staleTime: 'static' }).catch(() => undefined);
      return find(known?.lists)?.newest;
    },
    /** Keeps how far the member has seen the list. Where this fails, they have not seen it. */
    see: (until: number) => {
      queries.setQueryData(
        query.queryKey,
        (known) =>
          known && {
            lists: known.lists.map((one) =>
              one.list === list && until >= one.newest ? { ...one, count: 0 } : one,
            ),
          },
      );
      clients.desk.news.see({ list, until }).catch(() => undefined);
    },
  };
};
