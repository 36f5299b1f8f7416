import type { Job } from './contract.ts';
import { JOB_TYPES, type JobType } from './job-types.ts';

/** What the career page's search box and dropdowns hold; an absent member does not filter. */
export interface JobFilter {
  readonly q?: string;
  readonly category?: number;
  readonly type?: JobType;
  readonly location?: number;
}

const positiveInteger = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads `?q=`, `?category=`, `?type=`, `?location=` (contract §3); what is no such value is left out. */
export const jobFilterFromSearch = (search: URLSearchParams): JobFilter => {
  const q = search.get('q')?.trim();
  const category = positiveInteger(search.get('category'));
  const typeId = positiveInteger(search.get('type'));
  const type = JOB_TYPES.find((known) => known === typeId);
  const location = positiveInteger(search.get('location'));
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(location ? { location } : {}),
  };
};

/** The query string of a filter, without `?`; empty for the filter that shows everything. */
export const jobFilterToSearch = (filter: JobFilter): string => {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  if (filter.category) search.set('category', String(filter.category));
  if (filter.type) search.set('type', String(filter.type));
  if (filter.location) search.set('location', String(filter.location));
  return search.toString();
};

/**
 * The jobs a filter leaves (spec §4): the text is looked for in title, category, type, office and
 * district (case-insensitive contains); the dropdowns compare ids; all of them combine.
 *
 * @param typeLabel - the visible words of a job type, so that «part» finds part-time jobs
 */
export const filterJobs = (
  jobs: readonly Job[],
  filter: JobFilter,
  typeLabel: (type: JobType) => string,
): readonly Job[] => {
  const needle = filter.q?.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      (filter.category === undefined || job.category_id === filter.category) &&
      (filter.type === undefined || job.job_type === filter.type) &&
      (filter.location === undefined || job.int_location_id === filter.location) &&
      (!needle ||
        [
          job.job_title,
          job.vch_job_category,
          typeLabel(job.job_type),
          job.vch_office,
          job.district_name,
        ].some((text) => text.toLowerCase().includes(needle))),
  );
};
