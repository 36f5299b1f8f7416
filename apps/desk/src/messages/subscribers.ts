import type { Subscriber } from '@example/api/desk';
import { byTime, plural } from './lists.ts';

const statuses: Readonly<Record<Subscriber['status'], string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
};

export const messages = {
  title: 'Subscribers',
  statuses,
  count: (total: number) => plural(total, 'subscriber', 'subscribers'),
  columns: { email: 'Email', status: 'Status', asked: 'Asked', confirmed: 'Confirmed' },
  robot: 'A robot seems to have asked',
  loading: 'Subscribers are loading',
  filters: { searchPlaceholder: 'Email' },
  orders: {
    ...byTime,
    email: 'Email, A to Z',
    emailDown: 'Email, Z to A',
  },
  none: {
    heading: 'No subscribers yet',
    text: 'They appear here as soon as somebody asks for the newsletter.',
    matching: 'No subscriber matches',
  },
  exportHint: 'All subscribers that match the filters',
} as const;
