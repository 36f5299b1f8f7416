import * as z from 'zod/mini';
import { emailField, lineField, nonBlankField } from '../fields/fields.ts';
import type { FormDefinition } from './definition.ts';

/** Errors of a home enquiry, in the order of their checks (spec §5). */
export const enquiryErrorCodes = ['email_invalid', 'user_name_missing', 'msg_missing'] as const;
export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number];

/** A home enquiry (spec §3). The order of the members is the order of the checks (spec §5). */
export const enquirySchema = z.strictObject({
  email: emailField('email_invalid' satisfies EnquiryErrorCode),
  user_name: lineField('user_name_missing' satisfies EnquiryErrorCode),
  msg: nonBlankField('msg_missing' satisfies EnquiryErrorCode),
});
export type Enquiry = z.infer<typeof enquirySchema>;

export const enquiryForm = {
  kind: 'enquiry',
  operation: 'save_enquiry',
  prefix: 'E',
  table: 'enquiries',
  schema: enquirySchema,
  inOrder: true,
} as const satisfies FormDefinition;

export const enquiryExample: Enquiry = {
  email: 'anu@example.com',
  user_name: 'Anu',
  msg: 'Please call me.',
};
