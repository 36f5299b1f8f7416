/** A filter or an order of a list, as a parameter of the address. */
export interface Filter<T> {
  /** Reads the parameter. An absent or invalid one gives `rest`. */
  readonly read: (said: string | null) => T;
  /** Default value, which the address leaves out. */
  readonly rest: T;
  /** True when the filter can leave rows out; an order cannot. */
  readonly limits: boolean;
}

export const anyText: Filter<string> = { read: (said) => said ?? '', rest: '', limits: true };

/** A positive integer. */
export const aNumber: Filter<number | undefined> = {
  read: (said) => {
    const number = Number(said ?? Number.NaN);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  },
  rest: undefined,
  limits: true,
};

/** Returns a filter with one of these values, or none. */
export const oneOf = <const T extends string>(known: readonly T[]): Filter<T | undefined> => ({
  read: (said) => known.find((one) => one === said),
  rest: undefined,
  limits: true,
});

/** Returns an order of the list; the first is the default. */
export const orderOf = <const T extends string>(
  known: readonly [T, ...(readonly T[])],
): Filter<T> => ({
  read: (said) => known.find((one) => one === said) ?? known[0],
  rest: known[0],
  limits: false,
});

/** A day, `yyyy-MM-dd`; empty for none. */
export const aDay: Filter<string> = {
  read: (said) => {
    const at = Date.parse(said ?? '');
    // Some browsers take 30 February for 2 March, and none has a day in another form.
    return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === said ? said : '';
  },
  rest: '',
  limits: true,
};

type Value = string | number | undefined;
type Definition = Readonly<Record<string, Filter<Value>>>;

/** Defines the filters of a view, in the order of the address's parameters. */
export const defineFilters = <D extends Definition>(definition: D) => {
  type Filters = { readonly [K in keyof D]: D[K]['rest'] };
  const all = Object.entries(definition);
  const read = (params: URLSearchParams): Filters =>
    Object.fromEntries(
      all.map(([name, filter]) => [name, filter.read(params.get(name))]),
    ) as Filters;
  const write = (filters: Filters): URLSearchParams =>
    new URLSearchParams(
      all.flatMap(([name, { rest }]) =>
        filters[name] === rest ? [] : [[name, String(filters[name])]],
      ),
    );
  return {
    read,
    /** Writes only the values that differ from the default. */
    write,
    /** Leaves out what is unknown or the default, so that equal filters have equal parameters. */
    normalise: (params: URLSearchParams): URLSearchParams => write(read(params)),
    /** Returns the names of the filters that may leave rows out. */
    limiting: (filters: Filters): readonly string[] =>
      all.flatMap(([name, { rest, limits }]) => (limits && filters[name] !== rest ? [name] : [])),
    /** Clears the filters and keeps the order. */
    cleared: (filters: Filters): Filters =>
      Object.fromEntries(
        all.map(([name, { rest, limits }]) => [name, limits ? rest : filters[name]]),
      ) as Filters,
  };
};
