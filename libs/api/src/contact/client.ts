import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import type { Contact } from './contract.ts';

/** The client of the contact form: `save_contact` on the wire. */
export interface ContactClient {
  /**
   * Sends a contact message. Resolves only when it is stored and its mail is in the outbox.
   *
   * @throws ApiError
   */
  send(input: Contact, options?: CallOptions): Promise<Receipt>;
}

export const createContactClient = (http: HttpClient): ContactClient => ({
  async send(input, options) {
    return parseAnswer(receiptSchema, await http.post('save_contact', input, options));
  },
});
