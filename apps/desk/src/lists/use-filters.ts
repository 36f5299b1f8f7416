import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters that a view knows, as `defineFilters` makes them. */
interface KnownFilters<F> {
  readonly read: (params: URLSearchParams) => F;
  readonly write: (filters: F) => URLSearchParams;
  readonly isFiltered: (filters: F) => boolean;
  readonly cleared: (filters: F) => F;
}

/** What a list is limited to, as its address says it, and what changes that. */
export interface FilterState<F> {
  readonly filters: F;
  readonly isFiltered: boolean;
  readonly limitTo: (change: Partial<F>) => void;
  readonly clear: () => void;
}

/** The filters in the address of the view. */
export const useFilters = <F extends object>(known: KnownFilters<F>): FilterState<F> => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => known.read(params), [known, params]);
  const show = (next: F) => {
    setParams(known.write(next), { replace: true });
  };
  return {
    filters,
    isFiltered: known.isFiltered(filters),
    limitTo: (change) => {
      show({ ...filters, ...change });
    },
    clear: () => {
      show(known.cleared(filters));
    },
  };
};
