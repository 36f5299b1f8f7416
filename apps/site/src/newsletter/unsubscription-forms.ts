import { resolveClient } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { subscriptionOperations } from '@example/api/subscriptions';
import type { FormHandlers } from '../forms/form-result.ts';
import { UNSUBSCRIPTION_FORM } from './paths.ts';

/**
 * Unsubscription form. It has no idempotency key, because a person who subscribes again can unsubscribe by the same
 * link on the same day.
 */
export const unsubscriptionForms = {
  [UNSUBSCRIPTION_FORM]: async ({ token = '' }, { clients, signal }) => {
    const { status } = await resolveClient(clients, 'subscriptions', subscriptionOperations).end(
      { token },
      { signal },
    );
    if (status !== 'unsubscribed') throw new ApiError('not-found', 'there is no such subscription');
    return {};
  },
} as const satisfies FormHandlers;
