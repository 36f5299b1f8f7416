import { searchTextOf } from '../fields/search-text.ts';
import { withoutUnseen } from '../fields/unseen.ts';
import type { Job } from './contract.ts';
import { JOB_TYPES, type JobType } from './job-types.ts';

/** Values of the career page's search box and dropdowns. An absent member does not filter. */
export interface JobFilter {
  readonly q?: string;
  readonly category?: number;
  readonly type?: JobType;
  readonly location?: number;
  /** Where the visitor came from, which the links of the page keep. It limits nothing. */
  readonly source?: string | undefined;
}

export interface JobSearch extends JobFilter {
  /** From 1, the default. */
  readonly page?: number;
  /** Limits the matches to this vacancy. */
  readonly job_id?: number;
}

const positiveInteger = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/**
 * Reads a search from an address of the career page (contract §3): `?q=`, `?category=`, `?type=`,
 * `?location=` and `?page=`. Ignores invalid values. Words of `q` are one blank apart, without invisible characters.
 */
export const jobSearchFrom = (search: URLSearchParams): JobSearch => {
  const q = withoutUnseen(search.get('q') ?? '').replaceAll(/\s+/g, ' ');
  const category = positiveInteger(search.get('category'));
  const typeId = positiveInteger(search.get('type'));
  const type = JOB_TYPES.find((known) => known === typeId);
  const location = positiveInteger(search.get('location'));
  const page = positiveInteger(search.get('page'));
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(type ? { type } : {}),
    ...(location ? { location } : {}),
    ...(page && page > 1 ? { page } : {}),
  };
};

/** Returns the parameters of a search; none for the first page of an unfiltered one. */
export const jobSearchParams = ({
  q,
  category,
  type,
  location,
  source,
  page,
  job_id,
}: JobSearch) => {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', String(category));
  if (type) search.set('type', String(type));
  if (location) search.set('location', String(location));
  if (page && page > 1) search.set('page', String(page));
  if (job_id) search.set('job_id', String(job_id));
  if (source) search.set('utm_source', source);
  return search;
};

/** Returns a key that is equal for equal filters, on any page. */
export const jobFilterKey = ({ page: _page, source: _source, ...filter }: JobSearch): string =>
  jobSearchParams(filter).toString();

/**
 * Returns the jobs that match a filter (spec §4). The text is looked for in title, category, type, office and
 * district, ignoring case and encoding. The dropdowns compare ids. All of them combine.
 *
 * @param typeLabel - the visible label of a job type, so that «part» finds part-time jobs
 */
export const filterJobs = (
  jobs: readonly Job[],
  filter: JobFilter,
  typeLabel: (type: JobType) => string,
): readonly Job[] => {
  const needle = searchTextOf(filter.q ?? '').trim();
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
        ].some((text) => searchTextOf(text).includes(needle))),
  );
};
