import { describe, expect, it } from 'vitest';
import type { Job } from './contract.ts';
import { similarJobs } from './similar.ts';

const job = (job_id: number, category_id: number, int_location_id: number, last_date: string) =>
  ({
    job_id,
    job_title: 'Engineer',
    job_short_desc: '',
    vch_job_category: '',
    category_id,
    job_type: 1,
    vch_office: '',
    district_name: '',
    int_location_id,
    last_date,
  }) satisfies Job;

describe('similar vacancies', () => {
  const closed = { job_title: 'Engineer', category_id: 1, int_location_id: 1 };
  const open = [
    job(1, 2, 1, '2026-12-31'),
    job(2, 1, 2, '2026-01-01'),
    job(3, 1, 2, '2026-02-01'),
    job(4, 1, 1, '2026-01-01'),
    job(5, 2, 2, '2026-12-31'),
  ];
  const found = (limit?: number) => similarJobs(closed, open, limit).map(({ job_id }) => job_id);

  it('are of the same category and district, then the category, then the district', () => {
    expect(found(9)).toEqual([4, 3, 2, 1]);
  });
  it('are at most three, and none when nothing is alike', () => {
    expect(found()).toEqual([4, 3, 2]);
    expect(similarJobs({ ...closed, category_id: 9, int_location_id: 9 }, open)).toEqual([]);
  });
});
