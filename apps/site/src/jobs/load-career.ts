import { type Backend, clientOf } from '@example/api/backend';
import {
  createJobsClient,
  type ClosedJob,
  type Job,
  type JobCategory,
  type JobLocation,
  parseJobId,
  type JobsClient,
} from '@example/api/jobs';
import { ApiError } from '@example/api/problem';
import { career, careerMeta, vacancyTitle } from '@example/content/career';
import { pageTitle } from '@example/content/meta';
import type { Loaded } from '../routing/page.ts';
import { JOB_PARAM, vacancyPath } from './job-links.ts';

/** The vacancy `?job=` names: open with its description, or not (any more) open. */
export type JobDetails =
  | {
      readonly status: 'open';
      readonly job: Job;
      readonly description: string;
      /** The first day it was shown on, where that is known. */
      readonly first_date?: string;
    }
  | {
      readonly status: 'closed';
      readonly id: string;
      /** What it was; `undefined` where there never was such a vacancy. */
      readonly was: ClosedJob | undefined;
    };

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
  client: JobsClient,
  jobs: readonly Job[],
  id: string,
): Promise<JobDetails> => {
  const jobId = parseJobId(id);
  if (jobId === undefined) return { status: 'closed', id, was: undefined };
  try {
    const text = await client.description(jobId);
    const job = jobs.find(({ job_id }) => job_id === jobId);
    return job ? { status: 'open', job, ...text } : { status: 'closed', id, was: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'not-found') throw error;
    return { status: 'closed', id, was: error.closedJob };
  }
};

/**
 * Loads the career page; a vacancy that is open no longer is a 410, one that never was a 404, a list
 * that cannot be had a 503.
 */
export const loadCareer = async (
  request: Request,
  backend: Backend,
): Promise<Loaded<CareerData>> => {
  const id = new URL(request.url).searchParams.get(JOB_PARAM);
  const client = clientOf(backend, 'jobs', createJobsClient);
  try {
    const [jobs, categories, locations] = await Promise.all([
      client.list(),
      client.categories(),
      client.locations(),
    ]);
    const data = { status: 'loaded', jobs, categories, locations } as const;
    if (id === null) return { data };
    const details = await loadDetails(client, jobs, id);
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
