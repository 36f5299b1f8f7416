import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import {
  confirmationAnswerSchema,
  type ConfirmationStatus,
  type Subscription,
  unsubscriptionAnswerSchema,
  type UnsubscriptionStatus,
} from './contract.ts';

/** The newsletter client. */
export interface SubscriptionsClient {
  /**
   * Asks for a confirmation mail; the answer is the same whether the address is known or not.
   *
   * @throws ApiError
   */
  request(input: Subscription, options?: CallOptions): Promise<void>;
  /**
   * Confirms a subscription with the token of the mail's link; again, it says so once more.
   *
   * @throws ApiError
   */
  confirm(token: string, options?: CallOptions): Promise<ConfirmationStatus>;
  /**
   * Ends a subscription with the token of the link every newsletter carries.
   *
   * @throws ApiError
   */
  end(token: string, options?: CallOptions): Promise<UnsubscriptionStatus>;
}

export const createSubscriptionsClient = (http: HttpClient): SubscriptionsClient => ({
  async request(input, options) {
    await http.post('subscribe', input, options);
  },
  async confirm(token, options) {
    const answer = await http.post('confirm_subscription', { token }, options);
    return parseAnswer(confirmationAnswerSchema, answer).status;
  },
  async end(token, options) {
    const answer = await http.post('unsubscribe', { token }, options);
    return parseAnswer(unsubscriptionAnswerSchema, answer).status;
  },
});
