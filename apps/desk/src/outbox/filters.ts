import { type MailQuery, mailStates } from '@example/api/desk';
import { anyText, defineFilters, type FiltersOf, oneOf, orderOf } from '../lists/filters.ts';

/** What the outbox is limited to; all of it stands in the address. */
export const filters = defineFilters({
  q: anyText,
  state: oneOf(mailStates),
  order: orderOf(['newest', 'oldest']),
});
export type Filters = FiltersOf<typeof filters>;

/** What the filters ask of the service. */
export const toQuery = ({ q, state, order }: Filters): MailQuery => ({
  ...(q !== '' && { q }),
  ...(state !== undefined && { state }),
  sort: order === 'newest' ? '-created_at' : 'created_at',
});

/** Under which keys mails are kept. */
export const keys = {
  lists: ['outbox', 'list'],
  list: (limits: Filters) => ['outbox', 'list', limits],
  one: (id: string) => ['outbox', 'one', id],
} as const;
