import { company } from './company.ts';
import { consent } from './consent.ts';
import { enquiries } from './enquiries.ts';
import { failuresOf } from './failures.ts';
import type { Link } from './types.ts';

/** A way to reach the company that needs no form; ends the failure texts. */
const otherwise = `You can also call ${company.phones.sales.label} or write to ${company.emails.sales.label}.`;

/** The form that asks for a demo of a product (spec §2, "ForEx"), messages by the contract's error codes. */
export const demos = {
  heading: 'Schedule a Demo',
  intro: 'Leave your number, and we will agree on a time to show you the product at work.',
  validation: {
    name_missing: 'Name is not given',
    email_missing: 'Email is not given',
    email_invalid: enquiries.validation.email_invalid,
    phone_missing: 'Phone number is not given',
    phone_invalid: 'Phone number needs at least 10 digits, and nothing but digits',
    product_missing: 'Product is not given',
  },
  form: {
    /** The accessible name of the form. */
    name: 'Schedule a Demo',
    fields: { name: 'Name', email: 'Email', phone: 'Phone' },
    phoneHint: 'Digits only, at least 10, with the area code',
    submit: 'Request Demo',
    /** Above the list of errors when there are several. */
    problems: 'Your request was not sent: please look at these fields',
    consent,
    privacy: { label: 'How we handle what you send us', href: '/privacy#demos' } satisfies Link,
  },
  success: enquiries.success,
  reference: enquiries.reference,
  sending: 'Sending your request…',
  failures: failuresOf({ noun: 'request', plural: 'requests', otherwise }),
} as const;
