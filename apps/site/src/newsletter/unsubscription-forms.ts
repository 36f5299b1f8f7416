import { resolveClient } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { subscriptionOperations } from '@example/api/subscriptions';
import type { FormHandlers } from '../forms/form-result.ts';
import { ONE_CLICK_FIELD, UNSUBSCRIPTION_FORM } from './paths.ts';

/** Matches the whole token of a link, but none that a newsletter's template has cut off or left out. */
const WHOLE_TOKEN = /^[\w-]{43}$/;

/**
 * Unsubscription form. It has no idempotency key, because a person who subscribes again can unsubscribe by the same
 * link on the same day.
 */
export const unsubscriptionForms = {
  [UNSUBSCRIPTION_FORM]: async (
    { token = '', [ONE_CLICK_FIELD]: oneClick },
    { clients, signal },
  ) => {
    const { status } = await resolveClient(clients, 'subscriptions', subscriptionOperations).end(
      { token },
      { signal },
    );
    // A provider posts again when the answer was late. An ended subscription leaves nothing to know its token by.
    const isEnded = oneClick !== undefined && WHOLE_TOKEN.test(token);
    if (!isEnded && status !== 'unsubscribed')
      throw new ApiError('not-found', 'there is no such subscription');
    return {};
  },
} as const satisfies FormHandlers;
