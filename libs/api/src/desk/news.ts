import * as z from 'zod/mini';
import { deskCheckOf, deskCode } from './common.ts';

/** Lists of what visitors send, whose new rows the desk tells of. */
export const watchedLists = ['applications', 'enquiries', 'subscribers'] as const;
export type WatchedList = (typeof watchedLists)[number];

/** Number at which the count of new rows stops. */
export const NEWS_MAX = 100;

/** Numbers of new rows in the lists that the caller may read. */
export const newsSchema = z.object({
  lists: z.array(
    z.object({
      list: z.literal(watchedLists),
      /** Rows since the caller last looked at the list, {@link NEWS_MAX} at most. */
      count: z.number(),
      /** Time of the newest row in ms since 1970; 0 without rows. */
      newest: z.number(),
    }),
  ),
});
export type News = z.infer<typeof newsSchema>;

/** The caller has seen the list up to a row of this time. */
export const seenListSchema = z.strictObject({
  list: z.literal(watchedLists, { error: deskCode('query_invalid') }),
  until: z.int({ error: deskCode('query_invalid') }).check(z.gte(0)),
});
export type SeenList = z.infer<typeof seenListSchema>;

export const checkSeenList = deskCheckOf(seenListSchema, 'query_invalid');
