import { type ApiClients, resolveClient } from '@example/api/clients';
import { jobOperations, type JobPage, type JobSearch } from '@example/api/jobs';

/**
 * Loads a page of vacancies from the service.
 *
 * @throws ApiError
 */
export const searchJobs = async (
  search: JobSearch,
  clients: ApiClients,
  signal: AbortSignal,
): Promise<JobPage> => resolveClient(clients, 'jobs', jobOperations).search(search, { signal });
