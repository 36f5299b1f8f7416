import * as z from 'zod/mini';

/** The answer to anything that was stored: what to quote when asking about it. */
export const receiptSchema = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;
