import { applicationStatuses } from '@example/api/accounts';
import {
  aNumber,
  anyText,
  defineFilters,
  type FiltersOf,
  oneOf,
  orderOf,
} from '../lists/filters.ts';

export const orders = ['newest', 'oldest', 'name', 'nameDown'] as const;
export type Order = (typeof orders)[number];

/** Filters of the list; the address holds all of them. */
export const filters = defineFilters({
  q: anyText,
  job: aNumber,
  status: oneOf(applicationStatuses),
  tag: anyText,
  order: orderOf(orders),
});
export type Filters = FiltersOf<typeof filters>;
