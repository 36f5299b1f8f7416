import type { CallOptions, HttpClient } from '../http/index.ts';
import type { Subscription } from './contract.ts';

/** The newsletter client. */
export interface SubscriptionsClient {
  /**
   * Asks for a confirmation mail; the answer is the same whether the address is known or not.
   *
   * @throws ApiError
   */
  request(input: Subscription, options?: CallOptions): Promise<void>;
}

export const createSubscriptionsClient = (http: HttpClient): SubscriptionsClient => ({
  async request(input, options) {
    await http.post('subscribe', input, options);
  },
});
