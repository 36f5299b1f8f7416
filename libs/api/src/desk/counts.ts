import * as z from 'zod/mini';
import { applicationStatuses } from '../accounts/contract.ts';
import { formKinds } from '../forms/index.ts';
import { applicationQuerySchema } from './applications.ts';
import { deskCheckOf, deskCode } from './common.ts';
import { enquiryQuerySchema, enquiryStatuses } from './enquiries.ts';
import { subscriberQuerySchema, subscriberStatuses } from './subscribers.ts';

const page = { sort: true, cursor: true, limit: true } as const;

/** Time of the newest row that the caller has, in ms since 1970. The answer counts the rows after it as `fresh`. */
const after = z.optional(
  z.coerce
    .number({ error: deskCode('query_invalid') })
    .check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
);

const byStatus = <const T extends readonly string[]>(statuses: T) =>
  z.array(z.object({ status: z.literal(statuses), count: z.number() }));

/** Rows that match all filters and came after `after`; 0 without it. */
const fresh = z.number();

/*
 * Each count follows all filters but its own: the statuses count what the other filters leave, whatever status is
 * chosen.
 */

export const applicationCountsQuerySchema = z.extend(z.omit(applicationQuerySchema, page), {
  after,
});

export const applicationCountsSchema = z.object({
  /** All statuses, in the order of the contract. */
  statuses: byStatus(applicationStatuses),
  /** Vacancies that match, the newest first, and the one that is filtered by. */
  jobs: z.array(z.object({ job_id: z.number(), job_title: z.string(), count: z.number() })),
  fresh,
});
export type ApplicationCounts = z.infer<typeof applicationCountsSchema>;

export const enquiryCountsQuerySchema = z.extend(z.omit(enquiryQuerySchema, page), { after });

export const enquiryCountsSchema = z.object({
  statuses: byStatus(enquiryStatuses),
  kinds: z.array(z.object({ kind: z.literal(formKinds), count: z.number() })),
  fresh,
});
export type EnquiryCounts = z.infer<typeof enquiryCountsSchema>;

export const subscriberCountsQuerySchema = z.extend(z.omit(subscriberQuerySchema, page), { after });

export const subscriberCountsSchema = z.object({ statuses: byStatus(subscriberStatuses), fresh });
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

export const checkApplicationCountsQuery = deskCheckOf(
  applicationCountsQuerySchema,
  'query_invalid',
);
export const checkEnquiryCountsQuery = deskCheckOf(enquiryCountsQuerySchema, 'query_invalid');
export const checkSubscriberCountsQuery = deskCheckOf(subscriberCountsQuerySchema, 'query_invalid');
