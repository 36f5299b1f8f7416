import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import {
  confirmationAnswerSchema,
  type ConfirmationStatus,
  type Subscription,
  unsubscriptionAnswerSchema,
  type UnsubscriptionStatus,
} from './contract.ts';

export interface SubscriptionsClient {
  /**
   * Asks for a confirmation mail. The answer is the same whether or not the address is known.
   *
   * @throws ApiError
   */
  request(input: Subscription, options?: CallOptions): Promise<void>;
  /**
   * Confirms a subscription with the token of the mailed link. Confirming it again gives the same answer.
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
