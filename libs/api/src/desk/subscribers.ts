import * as z from 'zod/mini';
import { formSignals } from '../form-signals/index.ts';
import { deskCheckOf, oneOf, pageFields, pageOf, searched } from './common.ts';

export const subscriberStatuses = ['pending', 'confirmed'] as const;

export const subscriberOrders = ['-created_at', 'created_at', 'email', '-email'] as const;

/** A newsletter subscriber. Times are in ms since 1970. */
export const subscriberSchema = z.object({
  email: z.string(),
  status: z.literal(subscriberStatuses),
  /** Signal that a robot filled in the form; null without one. */
  suspicion: z.nullable(z.literal(formSignals)),
  created_at: z.number(),
  confirmed_at: z.nullable(z.number()),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberListSchema = pageOf(subscriberSchema);
export type SubscriberList = z.infer<typeof subscriberListSchema>;

export const subscriberQuerySchema = z.strictObject({
  status: oneOf(subscriberStatuses),
  /** Part of an address. */
  q: searched,
  sort: oneOf(subscriberOrders),
  ...pageFields,
});
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>;

export const checkSubscriberQuery = deskCheckOf(subscriberQuerySchema, 'query_invalid');
