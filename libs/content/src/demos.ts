import { company } from './company.ts';
import { enquiries } from './enquiries.ts';
import type { Failures, Link } from './types.ts';

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
    allRequired: 'All fields are required.',
    fields: { name: 'Name', email: 'Email', phone: 'Phone' },
    phoneHint: 'Digits only, at least 10, with the area code',
    submit: 'Request Demo',
    /** Above the list of what is wrong, where that is more than one thing. */
    problems: 'Your request was not sent: please look at these fields',
    privacy: { label: 'How we handle what you send us', href: '/privacy#demos' } satisfies Link,
  },
  success: enquiries.success,
  reference: enquiries.reference,
  sending: 'Sending your request…',
  failures: {
    offline: {
      heading: 'You are offline',
      text: 'Your request was not sent: this device has no connection. What you typed is still here; send it again when you are back online.',
    },
    server: {
      heading: 'We could not confirm your request',
      text: `Our service did not answer as it should, so we cannot tell whether your request arrived. What you typed is still here; please send it again. ${otherwise}`,
    },
    timeout: {
      heading: 'We could not confirm your request',
      text: `The answer took too long, so we cannot tell whether your request arrived. What you typed is still here; please send it again. ${otherwise}`,
    },
    too_many: {
      heading: 'Too many requests in a short time',
      text: `Your request was not sent. What you typed is still here; please wait a few minutes and send it again. ${otherwise}`,
    },
    too_large: {
      heading: 'Your request is too long',
      text: `Your request was not sent because it is longer than the form accepts. What you typed is still here; please shorten it and send it again. ${otherwise}`,
    },
    forbidden: {
      heading: 'Your request was refused',
      text: `Your request was not sent: our service could not verify that it came from this page. What you typed is still here; please copy it, reload the page and send it again. ${otherwise}`,
    },
  } satisfies Failures,
} as const;
