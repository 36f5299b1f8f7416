import type { ApplicationQuery } from '@example/api/desk';
import type { Filters, Order } from './filters.ts';

const sorts = {
  newest: '-applied_at',
  oldest: 'applied_at',
  name: 'name',
  nameDown: '-name',
} as const satisfies Record<Order, string>;

export const toQuery = ({ q, job, status, tag, order }: Filters): ApplicationQuery => ({
  ...(q !== '' && { q }),
  ...(job !== undefined && { job_id: job }),
  ...(status !== undefined && { status }),
  ...(tag !== '' && { tag }),
  sort: sorts[order],
});

export const keys = {
  all: ['applications'],
  lists: ['applications', 'list'],
  list: (filters: Filters) => ['applications', 'list', filters],
  choices: ['applications', 'choices'],
  one: (reference: string) => ['applications', 'one', reference],
  templates: (reference: string) => ['applications', 'templates', reference],
} as const;
