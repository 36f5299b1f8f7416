import * as z from 'zod/mini';
import { lineField, nonBlankField } from '../fields/fields.ts';
import { givenEmailField, HTML_EMAIL_PATTERN, phoneField } from '../fields/given-fields.ts';
import type { FormDefinition } from './definition.ts';

/** A contact message (spec §3, "Contact-page form"), its fields in the order of the specification. */
export const contactSchema = z.strictObject({
  name: lineField('name_missing'),
  email: givenEmailField(
    {
      missing: 'email_missing',
      invalid: 'email_invalid',
    },
    HTML_EMAIL_PATTERN,
  ),
  phone_number: phoneField({
    missing: 'phone_number_missing',
    invalid: 'phone_number_invalid',
  }),
  subject: lineField('subject_missing'),
  message: nonBlankField('message_missing'),
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
