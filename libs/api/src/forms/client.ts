import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import type { FormInputs, FormKind } from './public-forms.ts';

/** The client of the public forms. */
export interface FormsClient {
  /**
   * Sends a form. Resolves only when it is stored and its mails are in the outbox.
   *
   * @throws ApiError
   */
  send<Kind extends FormKind>(
    form: { readonly kind: Kind; readonly operation: string },
    input: FormInputs[Kind],
    options?: CallOptions,
  ): Promise<Receipt>;
}

export const createFormsClient = (http: HttpClient): FormsClient => ({
  async send({ operation }, input, options) {
    return parseAnswer(receiptSchema, await http.post(operation, input, options));
  },
});
