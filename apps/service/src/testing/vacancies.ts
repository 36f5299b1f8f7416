import { parseVacancies, type VacancyFile } from '../features/vacancies/index.ts';

interface JobFields {
  readonly job_id: number;
  readonly first_date?: string;
  readonly last_date?: string;
  readonly job_title?: string;
  readonly status?: string;
}

export const vacanciesJson = (jobs: readonly JobFields[]): string =>
  JSON.stringify(
    {
      categories: [{ id: 1, jobcategory: 'Software Development' }],
      locations: [{ fk_district_id: 1, vch_district: 'Thiruvananthapuram' }],
      jobs: jobs.map((job) => ({
        job_title: `Vacancy ${String(job.job_id)}`,
        job_short_desc: 'In short',
        description: 'At length,\n\n- with "quotes", and lines',
        category_id: 1,
        job_type: 1,
        vch_office: 'Headquarters, Trivandrum',
        int_location_id: 1,
        last_date: '2999-12-31',
        ...job,
      })),
    },
    undefined,
    2,
  );

export const vacancyFile = (jobs: readonly JobFields[]): VacancyFile =>
  parseVacancies(vacanciesJson(jobs), 'json');
