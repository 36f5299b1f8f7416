import * as z from 'zod/mini';
import { emailField, firstIssue, type Checked } from '../fields/fields.ts';

/** A newsletter subscription, before its confirmation. */
export const subscriptionSchema = z.strictObject({ email: emailField('email_invalid') });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const checkSubscription = (input: unknown): Checked<Subscription> =>
  firstIssue(subscriptionSchema.safeParse(input), ['email']);

/** Code of a token that is not text. */
export const TOKEN_INVALID = 'token_invalid';

/** The token of the link in the confirmation mail. An unknown or expired token is not bad input. */
export const confirmationSchema = z.strictObject({ token: z.string({ error: TOKEN_INVALID }) });
export type Confirmation = z.infer<typeof confirmationSchema>;

export const checkConfirmation = (input: unknown): Checked<Confirmation> =>
  firstIssue(confirmationSchema.safeParse(input), ['token']);

/** Outcome of a confirmation: `invalid` when the token is unknown or expired. */
export const confirmationAnswerSchema = z.object({ status: z.enum(['confirmed', 'invalid']) });
export type ConfirmationStatus = z.infer<typeof confirmationAnswerSchema>['status'];

/** The token of the link that ends a subscription. An unknown or used token is not bad input. */
export const unsubscriptionSchema = z.strictObject({ token: z.string({ error: TOKEN_INVALID }) });
export type Unsubscription = z.infer<typeof unsubscriptionSchema>;

export const checkUnsubscription = (input: unknown): Checked<Unsubscription> =>
  firstIssue(unsubscriptionSchema.safeParse(input), ['token']);

/** Outcome of an unsubscription: `invalid` when the token is unknown or its subscription has ended before. */
export const unsubscriptionAnswerSchema = z.object({ status: z.enum(['unsubscribed', 'invalid']) });
export type UnsubscriptionStatus = z.infer<typeof unsubscriptionAnswerSchema>['status'];
