import * as z from 'zod/mini';
import { emailField, firstIssue, type Checked } from '../fields/fields.ts';

/** A newsletter subscription, before its confirmation. */
export const subscriptionSchema = z.strictObject({ email: emailField('email_invalid') });
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Checks a subscription; the only rule is the email address's. */
export const checkSubscription = (input: unknown): Checked<Subscription> =>
  firstIssue(subscriptionSchema.safeParse(input), ['email']);

/** Code of a token that is no text. */
export const TOKEN_INVALID = 'token_invalid';

/** The token of the link in the confirmation mail. One that is unknown or expired is no bad input. */
export const confirmationSchema = z.strictObject({ token: z.string({ error: TOKEN_INVALID }) });
export type Confirmation = z.infer<typeof confirmationSchema>;

/** Checks a confirmation's shape. */
export const checkConfirmation = (input: unknown): Checked<Confirmation> =>
  firstIssue(confirmationSchema.safeParse(input), ['token']);

/** What became of a confirmation: `invalid` for a token that is unknown or expired. */
export const confirmationAnswerSchema = z.object({ status: z.enum(['confirmed', 'invalid']) });
export type ConfirmationStatus = z.infer<typeof confirmationAnswerSchema>['status'];

/** The token of the link that ends a subscription. One that is unknown or was used is no bad input. */
export const unsubscriptionSchema = z.strictObject({ token: z.string({ error: TOKEN_INVALID }) });
export type Unsubscription = z.infer<typeof unsubscriptionSchema>;

/** Checks the shape of what ends a subscription. */
export const checkUnsubscription = (input: unknown): Checked<Unsubscription> =>
  firstIssue(unsubscriptionSchema.safeParse(input), ['token']);

/** What became of it: `invalid` for a token that is unknown, or whose subscription has ended before. */
export const unsubscriptionAnswerSchema = z.object({ status: z.enum(['unsubscribed', 'invalid']) });
export type UnsubscriptionStatus = z.infer<typeof unsubscriptionAnswerSchema>['status'];
