import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { sendCall } from '../operations/client.ts';
import { receiptSchema } from '../receipts/index.ts';
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

export const formOperations = Object.fromEntries(
  Object.entries(publicForms).map(([kind, form]) => [kind, formOperation(form)]),
) as unknown as {
  readonly [Kind in FormKind]: ReturnType<typeof formOperation<(typeof publicForms)[Kind]>>;
};

export const createFormsClient = (http: HttpClient) => ({
  /**
   * Sends a form.
   *
   * @throws ApiError
   */
  async send<Kind extends FormKind>(
    { kind }: { readonly kind: Kind },
    input: FormInputs[Kind],
    options?: CallOptions,
  ) {
    return parseAnswer(receiptSchema, await sendCall(http, formOperations[kind], [input, options]));
  },
});

export type FormsClient = ReturnType<typeof createFormsClient>;
