import { resolveClient } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { checkSubscription, subscriptionOperations } from '@example/api/subscriptions';
import { subscriptions } from '@example/content/subscriptions';
import { type FormHandlers, refuse } from '../forms/form-result.ts';

/** Newsletter form of the footer. The answer is the same for every address. */
export const newsletterForms = {
  newsletter: async ({ email }, { clients, idempotencyKey, formSignal, signal }) => {
    const checked = checkSubscription({ email });
    if (!checked.ok)
      throw refuse({ field: checked.field, message: subscriptions.validation.email_invalid });
    await resolveClient(clients, 'subscriptions', subscriptionOperations).request(checked.value, {
      signal,
      formSignal,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
    return {};
  },
} as const satisfies FormHandlers;

/** Form that confirms a subscription. */
export const confirmationForms = {
  'newsletter-confirmation': async ({ token = '' }, { clients, signal }) => {
    const { status } = await resolveClient(
      clients,
      'subscriptions',
      subscriptionOperations,
    ).confirm({ token }, { signal });
    if (status !== 'confirmed') throw new ApiError('not-found', 'the link does not work any more');
    return {};
  },
} as const satisfies FormHandlers;
