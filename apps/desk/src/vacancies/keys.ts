import type { VacancyQuery } from '@example/api/desk';
import type { Filters } from './filters.ts';

const sorts = {
  newest: '-job_id',
  oldest: 'job_id',
  title: 'title',
  titleDown: '-title',
  lastDate: 'last_date',
  lastDateDown: '-last_date',
} as const satisfies Record<Filters['order'], string>;

export const toQuery = ({ q, status, category, order }: Filters): VacancyQuery => ({
  ...(q !== '' && { q }),
  ...(status !== undefined && { status }),
  ...(category !== undefined && { category_id: category }),
  sort: sorts[order],
});

export const keys = {
  lists: ['vacancies', 'list'],
  list: (filters: Filters) => ['vacancies', 'list', filters],
  choices: ['vacancies', 'choices'],
  one: (jobId: number) => ['vacancies', 'one', jobId],
  preview: (jobId: number, version: number) => ['vacancies', 'preview', jobId, version],
} as const;
