import * as z from 'zod/mini';
import { emailField, firstIssue, nonBlankField, type Checked } from '../fields/fields.ts';

/** Errors of a home enquiry, in the order of their checks (spec §5). */
export const enquiryErrorCodes = ['email_invalid', 'user_name_missing', 'msg_missing'] as const;
export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number];

/** A home enquiry (spec §3). The order of the members is the order of the checks (spec §5). */
export const enquirySchema = z.strictObject({
  email: emailField('email_invalid' satisfies EnquiryErrorCode),
  user_name: nonBlankField('user_name_missing' satisfies EnquiryErrorCode),
  msg: nonBlankField('msg_missing' satisfies EnquiryErrorCode),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** Checks an enquiry. Returns the value or the first rule that failed. */
export const checkEnquiry = (input: unknown): Checked<Enquiry> =>
  firstIssue(enquirySchema.safeParse(input), ['email', 'user_name', 'msg']);
