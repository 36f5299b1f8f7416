import type { DeskList } from '@example/api/desk';
import type { ColumnSort } from '@tanstack/react-table';
import { defineFilters, type Filter, orderOf } from './filters.ts';

type Filters = Readonly<Record<string, Filter<string | number | undefined>>>;

interface ListDefinition<
  Name extends DeskList,
  D extends Filters,
  Names,
  Order extends string,
  Sort extends string,
> {
  /** Path of the view below the desk's, and key of its queries. */
  readonly name: Name;
  /** Filters by their parameters in the address of the view. */
  readonly filters: D & { readonly q: Filter<string> };
  /** Parameters of the service, where they have other names. */
  readonly names?: Names;
  /** Column and service's `sort` of each order; the first order is the default. */
  readonly orders: Readonly<Record<Order, readonly [column: string, sort: Sort]>>;
}

/** Parameters of the service by the names of the filters. */
type QueryOf<D extends Filters, Names> = {
  readonly [K in keyof D as K extends keyof Names ? Names[K] & string : K]?: NonNullable<
    D[K]['rest']
  >;
};

/** Defines a list: its filters and orders, in the address and in the service's query. */
export const defineList = <
  const Name extends DeskList,
  D extends Filters,
  const Order extends string,
  const Sort extends string,
  const Names extends { readonly [K in keyof D]?: string } = object,
>({
  name,
  filters: definition,
  names,
  orders,
}: ListDefinition<Name, D, Names, Order, Sort>) => {
  const order = orderOf(Object.keys(orders) as [Order, ...Order[]]);
  const filters = defineFilters({ ...definition, order });
  type Values = ReturnType<typeof filters.read>;
  const nameOf: Readonly<Partial<Record<string, string>>> = names ?? {};
  return {
    ...filters,
    name,
    /** Keys of all queries of the list, of one with these filters, of its counts and choices, and of one row's details. */
    keys: {
      lists: [name, 'list'],
      list: (values: Values) => [name, 'list', values],
      counts: [name, 'counts'],
      choices: [name, 'choices'],
      one: (id: string | number) => [name, 'one', id],
    },
    orders: Object.fromEntries(
      Object.entries<readonly [string, Sort]>(orders).map(([each, [id, sort]]) => [
        each,
        { id, desc: sort.startsWith('-') },
      ]),
    ) as Readonly<Record<Order, ColumnSort>>,
    toQuery: (values: Values) => {
      const all: Readonly<Record<string, unknown>> = values;
      const set = Object.entries(definition).filter(([key, { rest }]) => all[key] !== rest);
      return {
        ...Object.fromEntries(set.map(([key]) => [nameOf[key] ?? key, all[key]])),
        sort: orders[values.order][1],
      } as QueryOf<D, Names> & { readonly sort: Sort };
    },
  };
};
