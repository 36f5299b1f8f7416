import * as z from 'zod/mini';
import { lineField } from '../fields/fields.ts';
import { givenEmailField, phoneField } from '../fields/given-fields.ts';
import type { FormDefinition } from './definition.ts';

export const demoErrorCodes = [
  'name_missing',
  'email_missing',
  'email_invalid',
  'phone_missing',
  'phone_invalid',
  'product_missing',
] as const;
export type DemoErrorCode = (typeof demoErrorCodes)[number];

/** A request for a demo of a product (spec §2, ForEx): the fields of the form, and the product. */
export const demoSchema = z.strictObject({
  name: lineField('name_missing' satisfies DemoErrorCode),
  email: givenEmailField({
    missing: 'email_missing' satisfies DemoErrorCode,
    invalid: 'email_invalid' satisfies DemoErrorCode,
  }),
  phone: phoneField({
    missing: 'phone_missing' satisfies DemoErrorCode,
    invalid: 'phone_invalid' satisfies DemoErrorCode,
  }),
  product: lineField('product_missing' satisfies DemoErrorCode),
});
export type DemoRequest = z.infer<typeof demoSchema>;

export const demoForm = {
  kind: 'demo',
  operation: 'request_demo',
  prefix: 'D',
  table: 'demo_requests',
  schema: demoSchema,
  phone: 'phone',
} as const satisfies FormDefinition;

export const demoExample: DemoRequest = {
  name: 'Anu',
  email: 'anu@example.com',
  phone: '9876543210',
  product: 'ForEx',
};
