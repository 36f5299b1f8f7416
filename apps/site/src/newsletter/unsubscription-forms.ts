import { clientOf } from '@example/api/backend';
import { ApiError } from '@example/api/problem';
import { createSubscriptionsClient } from '@example/api/subscriptions';
import type { FormHandlers } from '../forms/form-result.ts';
import { UNSUBSCRIPTION_FORM } from './paths.ts';

/**
 * Unsubscription form. It has no idempotency key: a person who subscribed again can unsubscribe by the
 * same link on the same day.
 */
export const unsubscriptionForms = {
  [UNSUBSCRIPTION_FORM]: async ({ token = '' }, { backend, signal }) => {
    const status = await clientOf(backend, 'subscriptions', createSubscriptionsClient).end(token, {
      signal,
    });
    if (status !== 'unsubscribed') throw new ApiError('not-found', 'there is no such subscription');
    return {};
  },
} as const satisfies FormHandlers;
