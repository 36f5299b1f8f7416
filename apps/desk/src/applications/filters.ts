import { applicationStatuses } from '@example/api/accounts';
import {
  aNumber,
  anyText,
  defineFilters,
  type FiltersOf,
  oneOf,
  orderOf,
} from '../lists/filters.ts';

/** In which order applications are listed. */
export const orders = ['newest', 'oldest', 'name', 'nameDown'] as const;
export type Order = (typeof orders)[number];

/** What the list is limited to; all of it stands in the address. */
export const filters = defineFilters({
  q: anyText,
  job: aNumber,
  status: oneOf(applicationStatuses),
  tag: anyText,
  order: orderOf(orders),
});
export type Filters = FiltersOf<typeof filters>;
