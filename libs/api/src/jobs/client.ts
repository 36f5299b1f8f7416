import * as z from 'zod/mini';
import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { TENANT_ID } from '../limits/index.ts';
import { ApiError } from '../problem/index.ts';
import {
  type Job,
  type JobCategory,
  jobCategorySchema,
  type JobDescription,
  jobDescriptionSchema,
  type JobLocation,
  jobLocationSchema,
  jobSchema,
} from './contract.ts';

/** The vacancies client. Every call rejects with an {@link ApiError}. */
export interface JobsClient {
  categories(options?: CallOptions): Promise<readonly JobCategory[]>;
  locations(options?: CallOptions): Promise<readonly JobLocation[]>;
  /** Open vacancies only. */
  list(options?: CallOptions): Promise<readonly Job[]>;
  /** @throws ApiError of kind `not-found` for a vacancy that does not exist, or is closed: then with its `closedJob`. */
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
    async list(options) {
      return parseAnswer(z.array(jobSchema), await http.get('get_joblist', tenant, options));
    },
    async description(jobId, options) {
      const answer = await http.get('get_job_description', { job_id: String(jobId) }, options);
      const [first] = parseAnswer(z.array(jobDescriptionSchema), answer);
      if (!first) throw new ApiError('not-found', `no description for vacancy ${String(jobId)}`);
      return first;
    },
  };
};
