import * as z from 'zod/mini';

/** Places in which a search finds words that the row of a list does not show. */
export const foundPlaces = ['email', 'phone', 'notes', 'letter', 'resume'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

/** A passage with words that a search found. */
export const foundSchema = z.object({
  in: z.literal(foundPlaces),
  /** Pieces of the passage, in order. Those with `hit` were searched for. */
  parts: z.array(z.object({ text: z.string(), hit: z.optional(z.literal(true)) })),
});
export type Found = z.infer<typeof foundSchema>;
