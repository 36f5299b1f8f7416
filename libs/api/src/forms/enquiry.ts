import * as z from 'zod/mini';
import { emailField, lineField, nonBlankField } from '../fields/fields.ts';
import type { FormDefinition } from './definition.ts';

/** A home enquiry (spec §3). The order of the members is the order of the checks (spec §5). */
export const enquirySchema = z.strictObject({
  email: emailField('email_invalid'),
  user_name: lineField('user_name_missing'),
  msg: nonBlankField('msg_missing'),
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
