import * as z from 'zod/mini';
import { lineField } from '../fields/fields.ts';
import { givenEmailField, phoneField } from '../fields/given-fields.ts';
import type { FormDefinition } from './definition.ts';

/** A request for a demo of a product (spec §2, ForEx): the fields of the form, and the product. */
export const demoSchema = z.strictObject({
  name: lineField('name_missing'),
  email: givenEmailField({
    missing: 'email_missing',
    invalid: 'email_invalid',
  }),
  phone: phoneField({
    missing: 'phone_missing',
    invalid: 'phone_invalid',
  }),
  product: lineField('product_missing'),
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
