import { type Backend, clientOf } from '@example/api/backend';
import { createJobsClient, type JobPage, type JobSearch } from '@example/api/jobs';

/**
 * Asks the service for a page of vacancies.
 *
 * @throws ApiError
 */
export const searchJobs = async (
  search: JobSearch,
  backend: Backend,
  signal: AbortSignal,
): Promise<JobPage> => clientOf(backend, 'jobs', createJobsClient).search(search, { signal });
