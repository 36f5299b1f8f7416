import { enquiryKinds, enquiryStatuses } from '@example/api/desk';
import { anyText, defineFilters, type FiltersOf, oneOf, orderOf } from '../lists/filters.ts';

/** Filters of the inbox; the address holds all of them. */
export const filters = defineFilters({
  q: anyText,
  kind: oneOf(enquiryKinds),
  status: oneOf(enquiryStatuses),
  owner: anyText,
  robots: oneOf(['true', 'false']),
  order: orderOf(['newest', 'oldest', 'name', 'nameDown']),
});
export type Filters = FiltersOf<typeof filters>;
