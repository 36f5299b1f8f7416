import * as z from 'zod/mini';
import { type Checked, firstIssue } from '../fields/fields.ts';

/** Choices of an applicant whose application is in the talent pool. */
export const poolChoices = ['stay', 'leave'] as const;
export type PoolChoice = (typeof poolChoices)[number];

/** Codes of a token that is not text, and of an unknown choice. */
export type PoolErrorCode = 'token_invalid' | 'choice_invalid';

const code = (name: PoolErrorCode) => name;

/** The token of the link in the applicant's mails, and their choice. An unknown token is not bad input. */
export const poolChangeSchema = z.strictObject({
  token: z.string({ error: code('token_invalid') }),
  choice: z.literal(poolChoices, { error: code('choice_invalid') }),
});
export type PoolChange = z.infer<typeof poolChangeSchema>;

export const checkPoolChange = (input: unknown): Checked<PoolChange> =>
  firstIssue(poolChangeSchema.safeParse(input), ['token', 'choice']);

/** Outcome of a choice: `invalid` when the token is unknown or its application is not kept any more. */
export const poolAnswerSchema = z.object({
  status: z.literal(['staying', 'left', 'invalid']),
  /** Last day in the talent pool (`YYYY-MM-DD`, in Asia/Kolkata); with `staying` only. */
  until: z.optional(z.string()),
});
export type PoolAnswer = z.infer<typeof poolAnswerSchema>;
