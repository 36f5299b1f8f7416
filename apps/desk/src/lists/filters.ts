/** One thing that limits or orders a list, as it stands in the address. */
export interface Filter<T> {
  /** What an address says; what it does not say, or says wrongly, is `rest`. */
  readonly read: (said: string | null) => T;
  /** What is left out of the address. */
  readonly rest: T;
  /** Whether it leaves anything out of the list: an order does not. */
  readonly limits: boolean;
}

/** Any text, such as what is searched for. */
export const anyText: Filter<string> = { read: (said) => said ?? '', rest: '', limits: true };

/** A number that counts from 1. */
export const aNumber: Filter<number | undefined> = {
  read: (said) => {
    const number = Number(said ?? Number.NaN);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  },
  rest: undefined,
  limits: true,
};

/** One of a few, or none. */
export const oneOf = <const T extends string>(known: readonly T[]): Filter<T | undefined> => ({
  read: (said) => known.find((one) => one === said),
  rest: undefined,
  limits: true,
});

/** The order of the list; the first one is the usual. */
export const orderOf = <const T extends string>(
  known: readonly [T, ...(readonly T[])],
): Filter<T> => ({
  read: (said) => known.find((one) => one === said) ?? known[0],
  rest: known[0],
  limits: false,
});

/** A day, `yyyy-MM-dd`. */
export const aDay: Filter<string> = {
  read: (said) =>
    said !== null && /^\d{4}-\d{2}-\d{2}$/.test(said) && !Number.isNaN(Date.parse(said))
      ? said
      : '',
  rest: '',
  limits: true,
};

type Value = string | number | undefined;
type Definition = Readonly<Record<string, Filter<Value>>>;

/** What a list is limited to and how it is ordered. */
export type FiltersOf<D> = D extends { readonly read: (params: URLSearchParams) => infer F }
  ? F
  : never;

/** The filters of a view, in the order in which its address says them. */
export const defineFilters = <D extends Definition>(definition: D) => {
  type Filters = { readonly [K in keyof D]: D[K]['rest'] };
  const all = Object.entries(definition);
  const entriesOf = (filters: Filters) => Object.entries<Value>(filters);
  return {
    read: (params: URLSearchParams): Filters =>
      Object.fromEntries(all.map(([name, { read }]) => [name, read(params.get(name))])) as Filters,
    /** Only what limits or orders otherwise than usual is said. */
    write: (filters: Filters): URLSearchParams =>
      new URLSearchParams(
        all.flatMap(([name, { rest }]) =>
          filters[name] === rest ? [] : [[name, String(filters[name])]],
        ),
      ),
    /** Whether anything is left out of the list. */
    isFiltered: (filters: Filters): boolean =>
      all.some(([name, { rest, limits }]) => limits && filters[name] !== rest),
    /** The same order of the whole list. */
    cleared: (filters: Filters): Filters =>
      Object.fromEntries(
        entriesOf(filters).map(([name, value]) => {
          const filter = definition[name];
          return [name, filter?.limits === true ? filter.rest : value];
        }),
      ) as Filters,
  };
};
