import * as z from 'zod/mini';
import { emailField, firstIssue, type Checked } from '../fields/fields.ts';

/** A newsletter subscription, before its confirmation. */
export const subscriptionSchema = z.strictObject({ email: emailField('email_invalid') });
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Checks a subscription; the only rule is the e-mail address's. */
export const checkSubscription = (input: unknown): Checked<Subscription> =>
  firstIssue(subscriptionSchema.safeParse(input), ['email']);
