import { MANY_PER_MINUTE } from '../limits/index.ts';
import type { Operations } from '../operations/operation.ts';
import {
  confirmationAnswerSchema,
  confirmationSchema,
  subscriptionSchema,
  unsubscriptionAnswerSchema,
  unsubscriptionSchema,
} from './contract.ts';

export const subscriptionOperations = {
  /** Asks for a confirmation mail. The answer is the same whether or not the address is known. */
  request: {
    method: 'POST',
    path: 'subscribe',
    input: subscriptionSchema,
    status: 202,
    isIdempotent: true,
  },
  /** Confirms with the token of the mailed link. Confirming again gives the same answer. */
  confirm: {
    method: 'POST',
    path: 'confirm_subscription',
    input: confirmationSchema,
    output: confirmationAnswerSchema,
    isIdempotent: true,
  },
  /** Ends a subscription with the token of the link that every newsletter carries. */
  end: {
    method: 'POST',
    path: 'unsubscribe',
    input: unsubscriptionSchema,
    output: unsubscriptionAnswerSchema,
    // Mail providers end the subscriptions of many readers from one address.
    limit: MANY_PER_MINUTE,
    isIdempotent: true,
  },
} as const satisfies Operations;
