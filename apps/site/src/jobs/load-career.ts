import type { Backend } from '@example/api/backend';
import type { Job, JobCategory, JobLocation } from '@example/api/jobs';
import { ApiError } from '@example/api/problem';
import { career, careerMeta, vacancyTitle } from '@example/content/career';
import { pageTitle } from '@example/content/meta';
import type { Loaded } from '../routing/page.ts';
import { JOB_PARAM } from './job-links.ts';

/** The vacancy `?job=` names: open with its description, or not (any more) open. */
export type JobDetails =
  | { readonly status: 'open'; readonly job: Job; readonly description: string }
  | { readonly status: 'closed'; readonly id: string };

/** What the career page shows: the vacancies, or that they could not be loaded. */
export type CareerData =
  | {
      readonly status: 'loaded';
      readonly jobs: readonly Job[];
      readonly categories: readonly JobCategory[];
      readonly locations: readonly JobLocation[];
      readonly details?: JobDetails;
    }
  | { readonly status: 'failed' };

const loadDetails = async (
  { jobs: backend }: Backend,
  jobs: readonly Job[],
  id: string,
): Promise<JobDetails> => {
  const job = jobs.find(({ job_id }) => String(job_id) === id);
  if (!job) return { status: 'closed', id };
  try {
    const { description } = await backend.description(job.job_id);
    return { status: 'open', job, description };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return { status: 'closed', id };
    throw error;
  }
};

/** Loads the career page; a vacancy that is not open is a 404, a list that cannot be had a 503. */
export const loadCareer = async (
  request: Request,
  backend: Backend,
): Promise<Loaded<CareerData>> => {
  const id = new URL(request.url).searchParams.get(JOB_PARAM);
  try {
    const [jobs, categories, locations] = await Promise.all([
      backend.jobs.list(),
      backend.jobs.categories(),
      backend.jobs.locations(),
    ]);
    const data = { status: 'loaded', jobs, categories, locations } as const;
    if (id === null) return { data };
    const details = await loadDetails(backend, jobs, id);
    if (details.status === 'closed') {
      const meta = { ...careerMeta, title: pageTitle(career.closed.heading), noIndex: true };
      return { data: { ...data, details }, status: 404, meta };
    }
    const { job_title, job_short_desc } = details.job;
    const meta = { title: vacancyTitle(job_title), description: job_short_desc };
    return { data: { ...data, details }, meta };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { data: { status: 'failed' }, status: 503, headers: { 'Retry-After': '5' } };
  }
};
