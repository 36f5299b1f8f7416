import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import type { Enquiry } from './contract.ts';

/** The client of the home enquiry form: `save_enquiry` on the wire. */
export interface EnquiriesClient {
  /**
   * Sends a home enquiry. Resolves only when it is stored and its mail is in the outbox.
   *
   * @throws ApiError
   */
  send(input: Enquiry, options?: CallOptions): Promise<Receipt>;
}

export const createEnquiriesClient = (http: HttpClient): EnquiriesClient => ({
  async send(input, options) {
    return parseAnswer(receiptSchema, await http.post('save_enquiry', input, options));
  },
});
