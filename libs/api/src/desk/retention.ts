import * as z from 'zod/mini';

/** What is kept for a while. */
export const keptKinds = [
  'applications',
  'enquiries',
  'contact_messages',
  'demo_requests',
  'mails',
  'audit',
] as const;

/** How long something is kept, and what of it is next to go. */
export const retentionSchema = z.array(
  z.object({
    kind: z.literal(keptKinds),
    /** The setting that says so. */
    setting: z.string(),
    days: z.number(),
    /** How many there are that are deleted in time: of mails those that are sent, given up or held. */
    rows: z.number(),
    /** Since when the oldest is kept, in ms since 1970. */
    oldest: z.nullable(z.number()),
    /** When that one is old enough; it is deleted within the hour. */
    next_purge_at: z.nullable(z.number()),
  }),
);
export type RetentionPeriods = z.infer<typeof retentionSchema>;
