import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters of a view, as `defineFilters` returns them. */
interface KnownFilters<F> {
  readonly read: (params: URLSearchParams) => F;
  readonly write: (filters: F) => URLSearchParams;
  readonly isFiltered: (filters: F) => boolean;
  readonly cleared: (filters: F) => F;
}

export interface FilterState<F> {
  readonly filters: F;
  readonly isFiltered: boolean;
  readonly limitTo: (change: Partial<F>) => void;
  readonly clear: () => void;
}

/** Reads the filters from the address of the view and writes them there. */
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
