import { applicationStatuses } from '@example/api/accounts';
import { type ApplicationRow, NO_OWNER } from '@example/api/desk';
import { defineList } from '../lists/define-list.ts';
import { aNumber, anyText, oneOf } from '../lists/filters.ts';

export const applications = defineList({
  name: 'applications',
  filters: {
    q: anyText,
    job: aNumber,
    status: oneOf(applicationStatuses),
    tag: anyText,
    owner: anyText,
    mails: oneOf(['true']),
    source: anyText,
    pool: oneOf(['yes']),
  },
  names: { job: 'job_id', mails: 'unreached' },
  orders: {
    newest: ['applied', '-applied_at'],
    oldest: ['applied', 'applied_at'],
    name: ['name', 'name'],
    nameDown: ['name', '-name'],
  },
});

type Filters = ReturnType<typeof applications.read>;

/** Returns whether an application that was changed after its list was read still is what the list is filtered by. */
export const stillMatches =
  ({ status, tag, owner }: Filters) =>
  (row: Pick<ApplicationRow, 'status' | 'tags' | 'owner'>): boolean =>
    (status === undefined || row.status === status) &&
    (tag === '' || row.tags.includes(tag)) &&
    (owner === '' || (row.owner ?? NO_OWNER) === owner);

export const keys = {
  ...applications.keys,
  templates: (reference: string) => ['applications', 'templates', reference],
} as const;
