import * as z from 'zod/mini';
import { allIssues, type CheckedFields, nonBlankField } from '../fields/fields.ts';
import { givenEmailField, HTML_EMAIL_PATTERN, phoneField } from '../fields/given-fields.ts';

/** The fields of the contact form in the specification's order (spec §3). */
export const contactFields = ['name', 'email', 'phone_number', 'subject', 'message'] as const;

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

/** A contact message (spec §3, "Contact-page form"). */
export const contactSchema = z.strictObject({
  name: nonBlankField('name_missing' satisfies ContactErrorCode),
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
  subject: nonBlankField('subject_missing' satisfies ContactErrorCode),
  message: nonBlankField('message_missing' satisfies ContactErrorCode),
});
export type Contact = z.infer<typeof contactSchema>;

/** Checks a contact message. Returns every field that fails: the specification flags each (spec §5). */
export const checkContact = (input: unknown): CheckedFields<Contact> =>
  allIssues(contactSchema.safeParse(input), contactFields);
