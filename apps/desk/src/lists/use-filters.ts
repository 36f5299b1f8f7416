import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters of a view, as `defineFilters` returns them. */
export interface KnownFilters<F> {
  readonly read: (params: URLSearchParams) => F;
  readonly write: (filters: F) => URLSearchParams;
  readonly cleared: (filters: F) => F;
  readonly limiting: (filters: F) => readonly string[];
}

export interface FilterField {
  readonly name: string;
  /** Empty without a filter. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export interface FilterState<F> {
  readonly filters: F;
  /** Names of the filters that may leave rows out. */
  readonly limiting: readonly string[];
  /** Filters by what is typed or sorts, which Back does not lead through. */
  readonly limitTo: (change: Partial<F>) => void;
  readonly fieldOf: (name: keyof F & string) => FilterField;
  readonly clear: () => void;
}

/**
 * Reads the filters from the address of the view and writes them there. Back leads to those before a choice.
 *
 * A change builds on the window's address: the view may not have rendered the change before it yet.
 */
export const useFilters = <F extends object>(known: KnownFilters<F>): FilterState<F> => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => known.read(params), [known, params]);
  const newest = () => known.read(new URLSearchParams(window.location.search));
  const show = (next: F) => setParams(known.write(next));
  return {
    filters,
    limiting: known.limiting(filters),
    limitTo: (change) => setParams(known.write({ ...newest(), ...change }), { replace: true }),
    fieldOf: (name) => ({
      name,
      value: String(filters[name] ?? ''),
      onChange: (text) => {
        const next = known.write(newest());
        next.set(name, text);
        show(known.read(next));
      },
    }),
    clear: () => show(known.cleared(newest())),
  };
};
