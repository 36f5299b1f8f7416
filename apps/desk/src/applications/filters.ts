import { applicationStatuses } from '@example/api/accounts';
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

export const keys = {
  ...applications.keys,
  choices: ['applications', 'choices'],
  one: (reference: string) => ['applications', 'one', reference],
  templates: (reference: string) => ['applications', 'templates', reference],
} as const;
