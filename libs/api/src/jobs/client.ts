import * as z from 'zod/mini';
import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { TENANT_ID } from '../limits/index.ts';
import { ApiError } from '../problem/index.ts';
import {
  type JobCategory,
  jobCategorySchema,
  type JobDescription,
  jobDescriptionSchema,
  type JobLocation,
  jobLocationSchema,
  type JobPage,
  jobPageSchema,
} from './contract.ts';
import { type JobSearch, jobSearchParams } from './filter.ts';

/** Client for the vacancies. Every call rejects with an {@link ApiError}. */
export interface JobsClient {
  categories(options?: CallOptions): Promise<readonly JobCategory[]>;
  locations(options?: CallOptions): Promise<readonly JobLocation[]>;
  /** Returns a page of the open vacancies that match; an empty search matches all. */
  search(search: JobSearch, options?: CallOptions): Promise<JobPage>;
  /**
   * Returns the description of an open vacancy.
   *
   * @throws ApiError of kind `not-found` for a vacancy that does not exist or is closed, then with its
   * `closedJob`
   */
  description(jobId: number, options?: CallOptions): Promise<JobDescription>;
}

export const createJobsClient = (http: HttpClient): JobsClient => {
  const tenant = { tenantId: String(TENANT_ID) };
  return {
    async categories(options) {
      return parseAnswer(
        z.array(jobCategorySchema),
        await http.get('get_job_category', {}, options),
      );
    },
    async locations(options) {
      return parseAnswer(
        z.array(jobLocationSchema),
        await http.get('get_locations', tenant, options),
      );
    },
    async search(search, options) {
      const query = { ...tenant, ...Object.fromEntries(jobSearchParams(search)) };
      return parseAnswer(jobPageSchema, await http.get('search_jobs', query, options));
    },
    async description(jobId, options) {
      const answer = await http.get('get_job_description', { job_id: String(jobId) }, options);
      const [first] = parseAnswer(z.array(jobDescriptionSchema), answer);
      if (!first) throw new ApiError('not-found', `no description for vacancy ${String(jobId)}`);
      return first;
    },
  };
};
