import type { DeskList, SavedView } from '@example/api/desk';

/** A list whose filters can be saved, as `defineList` returns it. */
export interface ViewedList {
  readonly name: DeskList;
  readonly normalise: (params: URLSearchParams) => URLSearchParams;
}

/** Returns the filters and the order of an address as a saved view keeps them. */
export const queryOf = (known: ViewedList, params: URLSearchParams): SavedView['query'] =>
  Object.fromEntries(known.normalise(params));

/** Returns the search of a view's address. Parameters that the list no longer knows are left out. */
export const searchOf = (known: ViewedList, { query }: Pick<SavedView, 'query'>): string =>
  known.normalise(new URLSearchParams(query)).toString();
