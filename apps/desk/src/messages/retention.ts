import type { RetentionPeriods } from '@example/api/desk';
import { formTableNames } from '@example/content/forms';

const kinds: Readonly<Record<RetentionPeriods[number]['kind'], string>> = {
  applications: 'Applications and their files',
  talent_pool: 'Applications in the talent pool',
  ...formTableNames,
  mails: 'Mails that are sent, held back or not delivered',
  audit: 'Audit log',
};

export const messages = {
  title: 'Retention',
  kinds,
  text: 'What is kept longer than this is deleted by itself, within the hour. The operator sets the periods.',
  table: 'What is kept for how long',
  columns: {
    kind: 'What',
    days: 'Kept for',
    rows: 'There are',
    oldest: 'Oldest',
    next: 'Next to be deleted',
    setting: 'Setting',
  },
  days: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'day' : 'days'}`,
  none: 'None',
  loading: 'The periods are loading',
} as const;
