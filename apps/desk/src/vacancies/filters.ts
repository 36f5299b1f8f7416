import { vacancyStatuses } from '@example/api/desk';
import {
  aNumber,
  anyText,
  defineFilters,
  type FiltersOf,
  oneOf,
  orderOf,
} from '../lists/filters.ts';

/** Filters of the list; the address holds all of them. */
export const filters = defineFilters({
  q: anyText,
  status: oneOf(vacancyStatuses),
  category: aNumber,
  order: orderOf(['newest', 'oldest', 'title', 'titleDown', 'lastDate', 'lastDateDown']),
});
export type Filters = FiltersOf<typeof filters>;
