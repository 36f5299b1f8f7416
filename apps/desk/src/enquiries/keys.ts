import type { EnquiryQuery } from '@example/api/desk';
import type { Filters } from './filters.ts';

const sorts = {
  newest: '-received_at',
  oldest: 'received_at',
  name: 'name',
  nameDown: '-name',
} as const satisfies Record<Filters['order'], string>;

export const toQuery = ({ q, kind, status, owner, robots, order }: Filters): EnquiryQuery => ({
  ...(q !== '' && { q }),
  ...(kind !== undefined && { kind }),
  ...(status !== undefined && { status }),
  ...(owner !== '' && { owner }),
  ...(robots !== undefined && { quarantined: robots }),
  sort: sorts[order],
});

export const keys = {
  lists: ['enquiries', 'list'],
  list: (filters: Filters) => ['enquiries', 'list', filters],
  colleagues: ['enquiries', 'colleagues'],
  one: (reference: string) => ['enquiries', 'one', reference],
} as const;
