import * as z from 'zod/mini';
import { TENANT_ID } from '../limits/index.ts';
import type { Operations } from '../operations/operation.ts';
import {
  jobCategorySchema,
  type JobDescription,
  jobDescriptionSchema,
  jobLocationSchema,
  jobNumberSchema,
  jobPageSchema,
  jobSchema,
  jobSearchSchema,
} from './contract.ts';

const fixed = { tenantId: String(TENANT_ID) };
const descriptionSchema: z.ZodMiniType<readonly JobDescription[]> = z.array(jobDescriptionSchema);

export const jobOperations = {
  categories: { method: 'GET', path: 'get_job_category', output: z.array(jobCategorySchema) },
  locations: { method: 'GET', path: 'get_locations', fixed, output: z.array(jobLocationSchema) },
  list: { method: 'GET', path: 'get_joblist', fixed, output: z.array(jobSchema) },
  /** A page of the open vacancies that match; an empty search matches all. */
  search: {
    method: 'GET',
    path: 'search_jobs',
    fixed,
    input: jobSearchSchema,
    output: jobPageSchema,
  },
  /** The description of an open vacancy. A closed one is `not-found`, with its `closedJob`. */
  description: {
    method: 'GET',
    path: 'get_job_description',
    input: jobNumberSchema,
    output: descriptionSchema,
  },
} as const satisfies Operations;
