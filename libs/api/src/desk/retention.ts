import * as z from 'zod/mini';
import { formTables } from '../forms/index.ts';

export const keptKinds = ['applications', 'talent_pool', ...formTables, 'mails', 'audit'] as const;

/** Retention periods, with the number of records and the next deletion of each. */
export const retentionSchema = z.array(
  z.object({
    kind: z.literal(keptKinds),
    setting: z.string(),
    days: z.number(),
    /** Number of records that the retention covers; of mails those that are sent, given up or held. */
    rows: z.number(),
    /** Begin of the oldest record's retention, in ms since 1970. */
    oldest: z.nullable(z.number()),
    /** End of the oldest record's retention; the record is deleted within the hour after it. */
    next_purge_at: z.nullable(z.number()),
  }),
);
export type RetentionPeriods = z.infer<typeof retentionSchema>;
