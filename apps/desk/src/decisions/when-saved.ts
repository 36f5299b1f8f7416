import type { Application, ApplicationRow } from '@example/api/desk';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keys } from '../applications/filters.ts';
import type { Seen } from '../applications/use-decisions.ts';
import type { Page } from '../lists/use-list.ts';

/** Calls back when no change of the member is being saved: at once, or when the last one is done. */
export const whenSaved = (queries: QueryClient, then: () => void): void => {
  if (queries.isMutating() === 0) {
    then();
    return;
  }
  const stop = queries.getMutationCache().subscribe(() => {
    if (queries.isMutating() > 0) return;
    stop();
    then();
  });
};

/** Returns an application as the desk shows it by now: a change that was saved has made another version of it. */
export const asShown = (queries: QueryClient, seen: Seen): Seen => {
  const { reference } = seen;
  const lists = queries.getQueriesData<InfiniteData<Page<ApplicationRow>>>({
    queryKey: keys.lists,
  });
  const shown = [
    queries.getQueryData<Application>(keys.one(reference)),
    ...lists.map(([, data]) =>
      data?.pages.flatMap(({ items }) => items).find((row) => row.reference === reference),
    ),
  ];
  return shown.reduce<Seen>(
    (newest, one) => (one !== undefined && one.version > newest.version ? one : newest),
    seen,
  );
};
