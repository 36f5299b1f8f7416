import { type ApiClients, resolveClient, type SiteClients } from '@example/api/clients';
import {
  type Job,
  type JobCategory,
  type JobLocation,
  type JobPage,
  jobOperations,
  parseJobId,
  similarJobs,
} from '@example/api/jobs';
import { SOURCE_HEADER } from '@example/api/pages';
import { ApiError, type ClosedJob } from '@example/api/problem';
import { career, careerMeta, listTitle, vacancyTitle } from '@example/content/career';
import { pageTitle } from '@example/content/meta';
import type { Loaded } from '../routing/page.ts';
import { JOB_PARAM, pagePath, vacancyPath } from './job-links.ts';
import { knownSearchFrom } from './known-search.ts';

/** The vacancy in `?job=`: open with its description, or closed. */
export type JobDetails =
  | {
      readonly status: 'open';
      readonly job: Job;
      readonly description: string;
      /** The first day on the site, if known. */
      readonly first_date?: string;
    }
  | {
      readonly status: 'closed';
      readonly id: string;
      /** The closed vacancy; `undefined` when it never existed. */
      readonly was: ClosedJob | undefined;
      readonly similar: readonly Job[];
    };

/** The loaded vacancies, or a failure. */
export type CareerData =
  | {
      readonly status: 'loaded';
      /** All open vacancies when they fit on a page, otherwise one page of results. */
      readonly found: JobPage;
      /** True when `found` has all open vacancies, which the page then searches itself. */
      readonly isAll: boolean;
      readonly categories: readonly JobCategory[];
      readonly locations: readonly JobLocation[];
      /** Source of the visitor, if known. */
      readonly source?: string | undefined;
      readonly details?: JobDetails;
    }
  | { readonly status: 'failed' };

interface Loading {
  readonly client: SiteClients['jobs'];
  readonly found: JobPage;
  readonly isAll: boolean;
}

/** Loads the open vacancies that are similar to a closed one. */
const loadSimilar = async ({ client, found, isAll }: Loading, was: ClosedJob) => {
  if (isAll) return similarJobs(was, found.jobs);
  const { category_id: category, int_location_id: location } = was;
  const pages = await Promise.all(
    [{ category, location }, { category }, { location }].map(async (like) => client.search(like)),
  );
  const jobs = new Map(pages.flatMap((page) => page.jobs.map((job) => [job.job_id, job])));
  return similarJobs(was, [...jobs.values()]);
};

const loadDetails = async (loading: Loading, id: string): Promise<JobDetails> => {
  const { client, found, isAll } = loading;
  const jobId = parseJobId(id);
  const unknown = { status: 'closed', id, was: undefined, similar: [] } as const;
  if (jobId === undefined) return unknown;
  try {
    const [text] = await client.description({ job_id: jobId });
    const onPage = found.jobs.find(({ job_id }) => job_id === jobId);
    const job = onPage ?? (isAll ? undefined : (await client.search({ job_id: jobId })).jobs[0]);
    return job && text ? { status: 'open', job, ...text } : unknown;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error;
    const was = error.closedJob;
    return { status: 'closed', id, was, similar: was ? await loadSimilar(loading, was) : [] };
  }
};

/** Loads the career page. Answers 410 for a closed vacancy, 404 for an unknown one, 503 if the list fails to load. */
export const loadCareer = async (
  request: Request,
  clients: ApiClients,
): Promise<Loaded<CareerData>> => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(JOB_PARAM);
  const client = resolveClient(clients, 'jobs', jobOperations);
  try {
    const [all, categories, locations] = await Promise.all([
      client.search({}),
      client.categories(),
      client.locations(),
    ]);
    const search = knownSearchFrom(searchParams, { categories, locations });
    const isAll = all.total === all.jobs.length;
    const found = isAll ? all : await client.search(search);
    const source = request.headers.get(SOURCE_HEADER);
    const data = {
      status: 'loaded',
      found,
      isAll,
      categories,
      locations,
      ...(source !== null && { source: decodeURIComponent(source) }),
    } as const;
    if (id === null) {
      const { page } = found;
      if (page === 1) return { data };
      // The canonical page of a filtered list is the first page of the whole list.
      const { page: _, ...filter } = search;
      const canonical = Object.keys(filter).length === 0 ? { canonical: pagePath(page) } : {};
      return { data, meta: { ...careerMeta, title: listTitle(page), ...canonical } };
    }
    const details = await loadDetails({ client, found, isAll }, id);
    if (details.status === 'closed') {
      const meta = { ...careerMeta, title: pageTitle(career.closed.heading), noIndex: true };
      return { data: { ...data, details }, status: details.was ? 410 : 404, meta };
    }
    const { job_title, job_short_desc } = details.job;
    const meta = {
      title: vacancyTitle(job_title),
      description: job_short_desc,
      canonical: vacancyPath(details.job),
    };
    return { data: { ...data, details }, meta };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: { status: 'failed' }, status: 503, headers: { 'Retry-After': '5' } };
  }
};
