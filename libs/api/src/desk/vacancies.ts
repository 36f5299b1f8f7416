import * as z from 'zod/mini';
import { checkOf } from '../fields/index.ts';
import {
  isoDateSchema,
  jobCategorySchema,
  jobLocationSchema,
  jobSchema,
  jobTypeSchema,
} from '../jobs/contract.ts';
import {
  deskCheckOf,
  deskCode,
  deskEventSchema,
  oneOf,
  pageFields,
  pageOf,
  queryId,
  searched,
} from './common.ts';
import { newOwner, ownedBy, ownerFields } from './owners.ts';

/** Status of a vacancy to the public today. A vacancy whose last day is past is closed. */
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

/** Fields that a row of the list and the details share. Dates are days in Asia/Kolkata. */
const summary = {
  job_id: z.number(),
  job_title: z.string(),
  vch_job_category: z.string(),
  district_name: z.string(),
  status: z.literal(vacancyStatuses),
  /** Closed by the staff (`hand`), or because the last day is past (`date`); null when not closed. */
  closed_by: z.nullable(z.literal(['hand', 'date'])),
  /** First day on the site; null for a draft without one. */
  first_date: z.nullable(z.string()),
  last_date: z.string(),
  applications: z.number(),
  ...ownerFields,
  /** Incremented by each change; sent back in `If-Match`. */
  version: z.number(),
} as const;

export const vacancyRowSchema = z.object(summary);
export type VacancyRow = z.infer<typeof vacancyRowSchema>;

export const vacancyListSchema = pageOf(vacancyRowSchema);
export type VacancyList = z.infer<typeof vacancyListSchema>;

/** Fields that the details have and the staff edits. */
const content = {
  job_short_desc: z.string(),
  description: z.string(),
  category_id: z.number(),
  job_type: jobTypeSchema,
  vch_office: z.string(),
  int_location_id: z.number(),
} as const;

/** A vacancy with its details. The history begins with the newest entry. */
export const vacancySchema = z.object({
  ...summary,
  ...content,
  /** Present for a sample vacancy; absent for the company's own. */
  sample: z.optional(z.literal(true)),
  history: z.array(deskEventSchema),
});
export type Vacancy = z.infer<typeof vacancySchema>;

/** A vacancy as the public will see it, in the shapes of the public calls. */
export const vacancyPreviewSchema = z.object({ job: jobSchema, description: z.string() });
export type VacancyPreview = z.infer<typeof vacancyPreviewSchema>;

/** Values to choose from in the form of a vacancy. */
export const vacancyChoicesSchema = z.object({
  categories: z.array(jobCategorySchema),
  locations: z.array(jobLocationSchema),
  job_types: z.array(jobTypeSchema),
});
export type VacancyChoices = z.infer<typeof vacancyChoicesSchema>;

export const vacancyQuerySchema = z.strictObject({
  status: oneOf(vacancyStatuses),
  category_id: queryId,
  owner: ownedBy,
  /** Part of a title, a category, an office or a place; or the vacancy's number. */
  q: searched,
  sort: oneOf(vacancyOrders),
  ...pageFields,
});
export type VacancyQuery = z.infer<typeof vacancyQuerySchema>;

export const checkVacancyQuery = deskCheckOf(vacancyQuerySchema, 'query_invalid');

/** Fields of a vacancy that the staff edits. Their rules are those of a vacancies file (data/README.md). */
export const vacancyFieldsSchema = z.strictObject({
  job_title: z.string(),
  ...content,
  last_date: z.string(),
  /** Null removes the first day of a draft. */
  first_date: z.optional(z.nullable(z.string())),
});
export type VacancyFields = Readonly<z.infer<typeof vacancyFieldsSchema>>;

const names = Object.keys(vacancyFieldsSchema.shape);

/** Checks the names only. The service checks the values by the rules of its files. */
const vacancyNamesSchema = z.strictObject(
  Object.fromEntries(names.map((name) => [name, z.optional(z.unknown())])),
);

/** Refuses fields that a vacancy does not have. */
export const checkVacancyFields = checkOf(vacancyNamesSchema);

const day = (known: 'first_date_invalid' | 'last_date_invalid') =>
  z
    .string({ error: deskCode(known) })
    .check(z.refine((text) => isoDateSchema.safeParse(text).success, { error: deskCode(known) }));

/** A publication, from today when it names no day. */
export const publicationSchema = z.strictObject({
  first_date: z.optional(day('first_date_invalid')),
});

export const checkPublication = checkOf(publicationSchema);

export const extensionSchema = z.strictObject({ last_date: day('last_date_invalid') });

export const checkExtension = checkOf(extensionSchema);

/** A copy of a vacancy: with another last day, and published at once instead of a draft. */
export const copySchema = z.strictObject({
  last_date: z.optional(day('last_date_invalid')),
  publish: z.optional(z.boolean({ error: deskCode('status_invalid') })),
});

export const checkCopy = checkOf(copySchema);

/** A new owner. It is not part of what visitors see. */
export const ownerChangeSchema = z.strictObject({ owner: newOwner });

export const checkOwnerChange = deskCheckOf(ownerChangeSchema, 'owner_invalid');
