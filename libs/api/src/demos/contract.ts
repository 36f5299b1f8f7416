import * as z from 'zod/mini';
import { allIssues, type CheckedFields, nonBlankField } from '../fields/fields.ts';
import { givenEmailField, phoneField } from '../fields/given-fields.ts';

/** Fields of a demo request: those of the form (spec §2, ForEx) and the product. */
export const demoFields = ['name', 'email', 'phone', 'product'] as const;

export const demoErrorCodes = [
  'name_missing',
  'email_missing',
  'email_invalid',
  'phone_missing',
  'phone_invalid',
  'product_missing',
] as const;
export type DemoErrorCode = (typeof demoErrorCodes)[number];

/** A request for a demo of a product (spec §2, ForEx). */
export const demoSchema = z.strictObject({
  name: nonBlankField('name_missing' satisfies DemoErrorCode),
  email: givenEmailField({
    missing: 'email_missing' satisfies DemoErrorCode,
    invalid: 'email_invalid' satisfies DemoErrorCode,
  }),
  phone: phoneField({
    missing: 'phone_missing' satisfies DemoErrorCode,
    invalid: 'phone_invalid' satisfies DemoErrorCode,
  }),
  product: nonBlankField('product_missing' satisfies DemoErrorCode),
});
export type DemoRequest = z.infer<typeof demoSchema>;

/** Checks a demo request. Returns every field that fails. */
export const checkDemoRequest = (input: unknown): CheckedFields<DemoRequest> =>
  allIssues(demoSchema.safeParse(input), demoFields);
