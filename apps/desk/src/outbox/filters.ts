import { type MailQuery, mailStates } from '@example/api/desk';
import { anyText, defineFilters, type FiltersOf, oneOf, orderOf } from '../lists/filters.ts';

/** Filters of the outbox; the address holds all of them. */
export const filters = defineFilters({
  q: anyText,
  state: oneOf(mailStates),
  order: orderOf(['newest', 'oldest']),
});
export type Filters = FiltersOf<typeof filters>;

export const toQuery = ({ q, state, order }: Filters): MailQuery => ({
  ...(q !== '' && { q }),
  ...(state !== undefined && { state }),
  sort: order === 'newest' ? '-created_at' : 'created_at',
});

export const keys = {
  lists: ['outbox', 'list'],
  list: (limits: Filters) => ['outbox', 'list', limits],
  one: (id: string) => ['outbox', 'one', id],
} as const;
