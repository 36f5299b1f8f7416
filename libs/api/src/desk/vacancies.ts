import * as z from 'zod/mini';
import { allIssues, type CheckedFields } from '../fields/index.ts';
import {
  isoDateSchema,
  jobCategorySchema,
  jobLocationSchema,
  jobSchema,
  jobTypeSchema,
} from '../jobs/contract.ts';
import type { JobType } from '../jobs/job-types.ts';
import {
  deskCode,
  deskEventSchema,
  oneOf,
  pageFields,
  pageOf,
  queryId,
  searched,
  withCode,
} from './common.ts';

/** What a vacancy is to the public on this day. One whose last day is past is closed. */
export const vacancyStatuses = ['draft', 'scheduled', 'open', 'closed'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

export const vacancyOrders = [
  '-job_id',
  'job_id',
  'title',
  '-title',
  'last_date',
  '-last_date',
] as const;
export type VacancyOrder = (typeof vacancyOrders)[number];

/** What every item of the list says. Dates are days in Asia/Kolkata. */
const summary = {
  job_id: z.number(),
  job_title: z.string(),
  vch_job_category: z.string(),
  district_name: z.string(),
  status: z.literal(vacancyStatuses),
  /** Why it is closed: somebody closed it, or its last day is past; null: it is not. */
  closed_by: z.nullable(z.literal(['hand', 'date'])),
  /** The first day it is shown on; null for a draft that has none yet. */
  first_date: z.nullable(z.string()),
  last_date: z.string(),
  /** How many have applied. */
  applications: z.number(),
  /** Grows with each change: what `If-Match` names. */
  version: z.number(),
} as const;

export const vacancyRowSchema = z.object(summary);
export type VacancyRow = z.infer<typeof vacancyRowSchema>;

export const vacancyListSchema = pageOf(vacancyRowSchema);
export type VacancyList = z.infer<typeof vacancyListSchema>;

/** A whole vacancy, with its history, the newest first. */
export const vacancySchema = z.object({
  ...summary,
  job_short_desc: z.string(),
  description: z.string(),
  category_id: z.number(),
  job_type: jobTypeSchema,
  vch_office: z.string(),
  int_location_id: z.number(),
  /** Whether it is one of those to begin with; absent: it is the company's own. */
  sample: z.optional(z.literal(true)),
  history: z.array(deskEventSchema),
});
export type Vacancy = z.infer<typeof vacancySchema>;

/** A vacancy as the public will see it, in the shapes that the public calls have. */
export const vacancyPreviewSchema = z.object({ job: jobSchema, description: z.string() });
export type VacancyPreview = z.infer<typeof vacancyPreviewSchema>;

/** What a vacancy can be of. */
export const vacancyChoicesSchema = z.object({
  categories: z.array(jobCategorySchema),
  locations: z.array(jobLocationSchema),
  job_types: z.array(jobTypeSchema),
});
export type VacancyChoices = z.infer<typeof vacancyChoicesSchema>;

export const vacancyQuerySchema = z.strictObject({
  status: oneOf(vacancyStatuses),
  category_id: queryId,
  /** Part of a title, a category, an office or a place; or a number. */
  q: searched,
  sort: oneOf(vacancyOrders),
  ...pageFields,
});
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>;

export const checkVacancyQuery = (input: unknown): CheckedFields<VacancyQuery> =>
  withCode(
    allIssues(vacancyQuerySchema.safeParse(input), Object.keys(vacancyQuerySchema.shape)),
    'query_invalid',
  );

/** What somebody writes of a vacancy. The rules are those of a vacancies file: data/README.md has them. */
export interface VacancyFields {
  readonly job_title: string;
  readonly job_short_desc: string;
  readonly description: string;
  readonly category_id: number;
  readonly job_type: JobType;
  readonly vch_office: string;
  readonly int_location_id: number;
  readonly last_date: string;
  /** Null takes a draft's away. */
  readonly first_date?: string | null;
}

const anything = z.optional(z.unknown());

/** The names alone: what stands in them the service checks by the rules of its files. */
const vacancyFieldsSchema = z.strictObject({
  job_title: anything,
  job_short_desc: anything,
  description: anything,
  category_id: anything,
  job_type: anything,
  vch_office: anything,
  int_location_id: anything,
  last_date: anything,
  first_date: anything,
});

/** Whether there is no other field than those of a vacancy. */
export const checkVacancyFields = (
  input: unknown,
): CheckedFields<Readonly<Record<string, unknown>>> =>
  allIssues(vacancyFieldsSchema.safeParse(input), []);

const day = (known: 'first_date_invalid' | 'last_date_invalid') =>
  z
    .string({ error: deskCode(known) })
    .check(z.refine((text) => isoDateSchema.safeParse(text).success, { error: deskCode(known) }));

/** Publishes: from today on, or from another day. */
export const publicationSchema = z.strictObject({
  first_date: z.optional(day('first_date_invalid')),
});
export type VacancyPublication = z.infer<typeof publicationSchema>;

export const checkPublication = (input: unknown): CheckedFields<VacancyPublication> =>
  allIssues(publicationSchema.safeParse(input), ['first_date']);

export const extensionSchema = z.strictObject({ last_date: day('last_date_invalid') });
export type VacancyExtension = z.infer<typeof extensionSchema>;

export const checkExtension = (input: unknown): CheckedFields<VacancyExtension> =>
  allIssues(extensionSchema.safeParse(input), ['last_date']);
