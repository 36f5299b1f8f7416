import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { sendCall } from '../operations/client.ts';
import type { Operations } from '../operations/operation.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import type { FormDefinition } from './definition.ts';
import { type FormInputs, type FormKind, publicForms } from './public-forms.ts';

/** Returns the operation of a form. It answers only when the submission is stored and its mails are in the outbox. */
const formOperation = <const Form extends FormDefinition>(form: Form) =>
  ({
    method: 'POST',
    path: form.operation as Form['operation'],
    input: form.schema as Form['schema'],
    output: receiptSchema,
    status: 201,
    isIdempotent: true,
  }) as const;

export const formOperations = {
  enquiry: formOperation(publicForms.enquiry),
  contact: formOperation(publicForms.contact),
  demo: formOperation(publicForms.demo),
} as const satisfies Operations & Record<FormKind, object>;

/** The client of the public forms. */
export interface FormsClient {
  /**
   * Sends a form.
   *
   * @throws ApiError
   */
  send<Kind extends FormKind>(
    form: { readonly kind: Kind },
    input: FormInputs[Kind],
    options?: CallOptions,
  ): Promise<Receipt>;
}

export const createFormsClient = (http: HttpClient): FormsClient => ({
  async send({ kind }, input, options) {
    return parseAnswer(receiptSchema, await sendCall(http, formOperations[kind], [input, options]));
  },
});
