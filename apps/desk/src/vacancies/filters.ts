import { vacancyStatuses } from '@example/api/desk';
import { defineList } from '../lists/define-list.ts';
import { aNumber, anyText, oneOf } from '../lists/filters.ts';

export const vacancies = defineList({
  name: 'vacancies',
  filters: { q: anyText, status: oneOf(vacancyStatuses), category: aNumber, owner: anyText },
  names: { category: 'category_id' },
  orders: {
    newest: ['number', '-job_id'],
    oldest: ['number', 'job_id'],
    title: ['title', 'title'],
    titleDown: ['title', '-title'],
    lastDate: ['lastDate', 'last_date'],
    lastDateDown: ['lastDate', '-last_date'],
  },
});

export const keys = {
  ...vacancies.keys,
  preview: (jobId: number, version: number) => ['vacancies', 'preview', jobId, version],
} as const;
