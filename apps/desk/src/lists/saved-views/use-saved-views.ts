import type { DeskList, SavedView } from '@example/api/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../../clients/clients.ts';
import { useToldWhenLeft } from '../../toasts/use-left.ts';

const KEY = ['saved-views'] as const;

/** Reads the member's saved views of all lists. */
export const useSavedViews = () => {
  const { desk } = useClients();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => desk.views.list({ signal }),
    staleTime: 300_000,
  });
};

/** Returns the views of a list, by name. */
export const useViewsOf = (list: DeskList): readonly SavedView[] =>
  useSavedViews().data?.filter((view) => view.list === list) ?? [];

const toSearch = (query: SavedView['query']) => {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
};

/** Returns a function for the address that a view opens with: the member's default, if there is one. */
export const useOpening = () => {
  const { data } = useSavedViews();
  return (path: string): string => {
    const view = data?.find(({ list, is_default }) => is_default && `/${list}` === path);
    return `${path}${view ? toSearch(view.query) : ''}`;
  };
};

/** Returns the functions that save, change and delete views. */
export const useViewChanges = () => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const toldWhenLeft = useToldWhenLeft();
  const keep = (change: (known: readonly SavedView[]) => readonly SavedView[]) => {
    queries.setQueryData<readonly SavedView[]>(KEY, (known) => known && change(known));
    void queries.invalidateQueries({ queryKey: KEY });
  };
  const keepOne = (view: SavedView) =>
    keep((known) => [...known.filter(({ id }) => id !== view.id), view]);
  const save = useMutation({
    mutationFn: async ({ id, ...view }: Omit<SavedView, 'id'> & { readonly id?: string }) => {
      const { list: _list, ...change } = view;
      return id === undefined ? desk.views.create(view) : desk.views.change(id, change);
    },
    onSuccess: keepOne,
    onError: toldWhenLeft,
  });
  const change = useMutation({
    mutationFn: async ({ id, ...wanted }: Pick<SavedView, 'id'> & Partial<SavedView>) =>
      desk.views.change(id, wanted),
    onSuccess: keepOne,
    onError: toldWhenLeft,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: SavedView) => desk.views.delete(id),
    onSuccess: (_answer, { id }) => keep((known) => known.filter((view) => view.id !== id)),
    onError: toldWhenLeft,
  });
  return { save, change, remove };
};
