import * as z from 'zod/mini';
import { JOB_TYPES } from './job-types.ts';

export const jobTypeSchema = z.literal(JOB_TYPES);

/** A calendar date, `YYYY-MM-DD`. */
export const isoDateSchema = z.iso.date();

const idSchema = z.int().check(z.positive());

export const jobCategorySchema = z.object({ id: idSchema, jobcategory: z.string() });
export type JobCategory = z.infer<typeof jobCategorySchema>;

export const jobLocationSchema = z.object({ fk_district_id: idSchema, vch_district: z.string() });
export type JobLocation = z.infer<typeof jobLocationSchema>;

/** An open vacancy as the list shows it (spec §3, contract §4). */
export const jobSchema = z.object({
  job_id: idSchema,
  job_title: z.string(),
  job_short_desc: z.string(),
  vch_job_category: z.string(),
  category_id: idSchema,
  job_type: jobTypeSchema,
  vch_office: z.string(),
  district_name: z.string(),
  int_location_id: idSchema,
  /** Last day of applications, inclusive, in Asia/Kolkata. */
  last_date: isoDateSchema,
});
export type Job = z.infer<typeof jobSchema>;

/** A page of the open vacancies that match a search. */
export const jobPageSchema = z.object({
  /** Ordered by `job_id`, at most `JOBS_PER_PAGE`. */
  jobs: z.array(jobSchema),
  /** Number of matches on all pages. */
  total: z.int().check(z.nonnegative()),
  /** Number of the page, from 1; the last page when a later one was asked for. */
  page: idSchema,
});
export type JobPage = z.infer<typeof jobPageSchema>;

const filteredId = z.exactOptional(idSchema);

/** Query of the search. An absent member does not filter. */
export const jobSearchSchema = z.object({
  /** Part of a title, category, type, office or district. */
  q: z.exactOptional(z.string()),
  category: filteredId,
  type: z.exactOptional(jobTypeSchema),
  location: filteredId,
  /** From 1, the default. */
  page: filteredId,
  /** Limits the matches to this vacancy. */
  job_id: filteredId,
});

export const jobNumberSchema = z.object({ job_id: idSchema });

export const jobDescriptionSchema = z.object({ description: z.string() });
export interface JobDescription extends z.infer<typeof jobDescriptionSchema> {
  /** First day on the site. The service's own pages know it; the API does not tell it. */
  readonly first_date?: string;
}
