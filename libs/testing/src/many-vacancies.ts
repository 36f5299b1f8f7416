import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sample = join(import.meta.dirname, '../../../data/vacancies.json');

interface Sample {
  readonly jobs: readonly (Readonly<Record<string, unknown>> & { readonly job_title: string })[];
}

/** Writes a file with `count` vacancies without a last day in sight: the samples, repeated and numbered. */
export const writeManyVacancies = (folder: string, count: number): string => {
  const { jobs, ...names } = JSON.parse(readFileSync(sample, 'utf8')) as Sample;
  const many = Array.from({ length: count }, (_, index) => {
    const like = jobs[index % jobs.length];
    return {
      ...like,
      job_id: index + 1,
      job_title: `${like?.job_title ?? ''} ${String(index + 1)}`,
      first_date: '2020-01-01',
      last_date: '2999-12-31',
      status: 'open',
    };
  });
  const file = join(folder, 'vacancies.json');
  writeFileSync(file, JSON.stringify({ ...names, jobs: many }));
  return file;
};
