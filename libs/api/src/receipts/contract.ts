import * as z from 'zod/mini';

/** The answer after something was stored: the reference to quote in questions about it. */
export const receiptSchema = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;
