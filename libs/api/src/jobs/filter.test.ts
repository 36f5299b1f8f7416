import { describe, expect, it } from 'vitest';
import {
  filterJobs,
  type Job,
  jobFilterKey,
  jobSearchFrom,
  jobSearchParams,
  type JobType,
} from './index.ts';

const job = (overrides: Partial<Job>): Job => ({
  job_id: 1,
  job_title: 'Analyst',
  job_short_desc: '',
  vch_job_category: 'Software',
  category_id: 1,
  job_type: 1,
  vch_office: 'Head office',
  district_name: 'Kollam',
  int_location_id: 1,
  last_date: '2026-12-31',
  ...overrides,
});
const jobs = [
  job({ job_id: 1, job_title: 'GIS Analyst' }),
  job({ job_id: 2, vch_job_category: 'GIS Services', category_id: 2 }),
  job({ job_id: 3, job_type: 2, district_name: 'Ernakulam', int_location_id: 2 }),
  job({ job_id: 4, vch_office: 'Kochi Office', category_id: 2, int_location_id: 2 }),
];
const label = (type: JobType) => (type === 1 ? 'Full time' : 'Part time');
const found = (filter: Parameters<typeof filterJobs>[1]) =>
  filterJobs(jobs, filter, label).map(({ job_id }) => job_id);

describe('the filter', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ q: 'gis' }, [1, 2]],
    [{ q: ' ERNAKULAM ' }, [3]],
    [{ q: 'kochi' }, [4]],
    [{ q: 'part' }, [3]],
    [{ q: 'nothing like it' }, []],
    [{ category: 2 }, [2, 4]],
    [{ type: 2 }, [3]] as const,
    [{ location: 2 }, [3, 4]],
    [{ category: 2, location: 2 }, [4]],
    [{ q: 'gis', category: 2 }, [2]],
    [{ q: 'gis', category: 2, location: 2 }, []],
  ] as const)('%j finds %j', (filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it.each([
    ['re\u0301sume\u0301 clerk', 'Résumé clerk'],
    ['Résumé', 're\u0301sume\u0301 clerk'],
    ['\u0958लम', '\u0915\u093cलम'],
    ['head office', 'Head\u00a0office'],
  ])('%j finds %j, however its characters are encoded', (q, job_title) => {
    expect(filterJobs([job({ job_title })], { q }, label)).toHaveLength(1);
  });

  it('is read without the invisible characters that come with a pasted text', () => {
    const pasted = new URLSearchParams({ q: '\u202aKochi\u200b \u00adOffice\u202c ' });
    expect(jobSearchFrom(pasted)).toEqual({ q: 'Kochi Office' });
    expect(jobSearchFrom(new URLSearchParams({ q: '\u200b' }))).toEqual({});
  });

  it('is read from an address, without its invalid values', () => {
    const read = (search: string) => jobSearchFrom(new URLSearchParams(search));
    expect(read('q=%20gis%20&category=2&type=1&location=3&page=4')).toEqual({
      q: 'gis',
      category: 2,
      type: 1,
      location: 3,
      page: 4,
    });
    expect(read('q=full%20%20%09stack')).toEqual({ q: 'full stack' });
    expect(read('q=&category=&type=3&location=x&page=1')).toEqual({});
    expect(read('category=-1&type=1e0&location=0x2&page=0')).toEqual({});
  });

  it('is written to an address', () => {
    const write = (search: Parameters<typeof jobSearchParams>[0]) =>
      jobSearchParams(search).toString();
    expect(write({})).toBe('');
    expect(write({ q: 'a & b', type: 2, page: 1 })).toBe('q=a+%26+b&type=2');
    expect(write({ location: 3, page: 2 })).toBe('location=3&page=2');
  });

  it('has the same key on every page', () => {
    expect(jobFilterKey({ q: 'gis', page: 2 })).toBe(jobFilterKey({ q: 'gis' }));
    expect(jobFilterKey({ q: 'gis' })).not.toBe(jobFilterKey({ q: 'gi' }));
  });
});
