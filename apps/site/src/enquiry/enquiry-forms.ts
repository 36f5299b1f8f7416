import { clientOf } from '@example/api/backend';
import { checkEnquiry, createEnquiriesClient, type EnquiryErrorCode } from '@example/api/enquiries';
import { enquiries } from '@example/content/enquiries';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';

const messages: Readonly<Record<EnquiryErrorCode, string>> = enquiries.validation;

const messageOf = (code: string) =>
  (Object.keys(messages) as EnquiryErrorCode[]).find((known) => known === code);

/** The home enquiry: checked here first, in the specification's order, then sent. */
export const enquiryForms = {
  enquiry: async ({ email, user_name, msg }, { backend, idempotencyKey, formSignal, signal }) => {
    const checked = checkEnquiry({ email, user_name, msg });
    if (!checked.ok) {
      const code = messageOf(checked.code);
      throw refuse({ field: checked.field, message: code ? messages[code] : checked.code });
    }
    return clientOf(backend, 'enquiries', createEnquiriesClient).send(checked.value, {
      signal,
      formSignal,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  },
} as const satisfies FormHandlers;
