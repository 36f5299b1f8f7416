import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobTypes } from './career.ts';

/** The sample vacancies, in the format `data/README.md` describes. */
interface Vacancies {
  readonly categories: readonly { id: number; jobcategory: string }[];
  readonly locations: readonly { fk_district_id: number; vch_district: string }[];
  readonly jobs: readonly {
    job_id: number;
    job_title: string;
    job_short_desc: string;
    description: string;
    category_id: number;
    job_type: number;
    vch_office: string;
    int_location_id: number;
    last_date: string;
  }[];
}

const source = readFileSync(new URL('../../../data/vacancies.json', import.meta.url), 'utf8');
const { categories, locations, jobs } = JSON.parse(source) as Vacancies;

/** The day the samples are dated from. */
const today = '2026-11-21';

function unique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

describe('sample vacancies', () => {
  it('are 24, with ids, titles and names that occur once', () => {
    expect(jobs).toHaveLength(24);
    expect(unique(jobs.map(({ job_id }) => job_id))).toBe(true);
    expect(unique(jobs.map(({ job_title }) => job_title))).toBe(true);
    expect(unique(categories.map(({ id }) => id))).toBe(true);
    expect(unique(categories.map(({ jobcategory }) => jobcategory))).toBe(true);
    expect(unique(locations.map(({ fk_district_id }) => fk_district_id))).toBe(true);
    expect(unique(locations.map(({ vch_district }) => vch_district))).toBe(true);
  });

  it('use every category, district and type, and no other', () => {
    const used = (key: 'category_id' | 'int_location_id' | 'job_type') =>
      [...new Set(jobs.map((job) => job[key]))].sort((a, b) => a - b);
    expect(used('category_id')).toEqual(categories.map(({ id }) => id));
    expect(used('int_location_id')).toEqual(locations.map(({ fk_district_id }) => fk_district_id));
    expect(used('job_type')).toEqual(jobTypes.map(({ id }) => id));
  });

  it('have real dates: one past, some soon, others in months', () => {
    for (const { last_date } of jobs)
      expect(new Date(`${last_date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(last_date);
    const dates = jobs.map(({ last_date }) => last_date);
    expect(dates.filter((date) => date < today)).toHaveLength(1);
    expect(dates.filter((date) => date >= today && date <= '2026-11-30').length).toBeGreaterThan(2);
    expect(dates.filter((date) => date.startsWith('2027-')).length).toBeGreaterThan(5);
  });

  it('have descriptions in paragraphs and lists, with the hours when they are part time', () => {
    for (const { job_title, description, job_type } of jobs) {
      expect(description, job_title).not.toMatch(/\n{3}|\r|[<>]| \n|\s$/);
      for (const heading of ['What you will do', 'What we look for', 'What we offer'])
        expect(description, job_title).toContain(`\n\n${heading}\n- `);
      expect(description.includes('\n\nWorking time\n'), job_title).toBe(job_type === 2);
    }
  });

  it('leave no text empty, ask for no age or gender and name no salary', () => {
    for (const { job_title, job_short_desc, description, vch_office } of jobs) {
      for (const text of [job_title, job_short_desc, vch_office]) expect(text.trim()).toBe(text);
      expect(job_short_desc.length).toBeGreaterThan(30);
      expect(vch_office).not.toBe('');
      expect(`${job_title} ${job_short_desc} ${description}`).not.toMatch(
        /₹|\bRs\b|salary|lakh|\bage[ds]?\b|\byoung|\b(fe)?male\b|\b(wo)?m[ae]n\b|\b(he|she|his|her)\b/i,
      );
    }
  });
});
