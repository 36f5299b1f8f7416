import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import type { DemoRequest } from './contract.ts';

/** The client of the demo forms: `request_demo` on the wire. */
export interface DemosClient {
  /**
   * Asks for a demo. Resolves only when the request is stored and its mail is in the outbox.
   *
   * @throws ApiError
   */
  request(input: DemoRequest, options?: CallOptions): Promise<Receipt>;
}

export const createDemosClient = (http: HttpClient): DemosClient => ({
  async request(input, options) {
    return parseAnswer(receiptSchema, await http.post('request_demo', input, options));
  },
});
