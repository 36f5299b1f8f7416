import * as z from 'zod/mini';
import { lineField, nonBlankField } from '../fields/fields.ts';
import { givenEmailField, HTML_EMAIL_PATTERN, phoneField } from '../fields/given-fields.ts';
import type { FormDefinition } from './definition.ts';

/** Errors of a contact message (spec §5, "Contact-page form"). */
export const contactErrorCodes = [
  'name_missing',
  'email_missing',
  'email_invalid',
  'phone_number_missing',
  'phone_number_invalid',
  'subject_missing',
  'message_missing',
] as const;
export type ContactErrorCode = (typeof contactErrorCodes)[number];

/** A contact message (spec §3, "Contact-page form"), its fields in the order of the specification. */
export const contactSchema = z.strictObject({
  name: lineField('name_missing' satisfies ContactErrorCode),
  email: givenEmailField(
    {
      missing: 'email_missing' satisfies ContactErrorCode,
      invalid: 'email_invalid' satisfies ContactErrorCode,
    },
    HTML_EMAIL_PATTERN,
  ),
  phone_number: phoneField({
    missing: 'phone_number_missing' satisfies ContactErrorCode,
    invalid: 'phone_number_invalid' satisfies ContactErrorCode,
  }),
  subject: lineField('subject_missing' satisfies ContactErrorCode),
  message: nonBlankField('message_missing' satisfies ContactErrorCode),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactForm = {
  kind: 'contact',
  operation: 'save_contact',
  prefix: 'C',
  table: 'contact_messages',
  schema: contactSchema,
  phone: 'phone_number',
} as const satisfies FormDefinition;

export const contactExample: Contact = {
  name: 'Anu',
  email: 'anu@example.info',
  phone_number: '9876543210',
  subject: 'A map',
  message: 'We need one.',
};
