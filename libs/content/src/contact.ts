import { consent } from './consent.ts';
import { enquiries } from './enquiries.ts';
import type { Link } from './types.ts';

/** The contact form (spec §2, "Contact page"; §3; §5, "Contact-page form"; §8), messages by the contract's error codes. */
export const contact = {
  validation: {
    name_missing: 'Name is not given',
    email_missing: 'Email is not given',
    email_invalid: enquiries.validation.email_invalid,
    phone_number_missing: 'Phone number is not given',
    phone_number_invalid: 'Phone number needs at least 10 digits, and nothing but digits',
    subject_missing: 'Subject is not given',
    message_missing: 'Message is not given',
  },
  form: {
    /** The accessible name of the form. */
    name: 'Contact',
    fields: {
      name: 'Name',
      email: 'Email',
      phone_number: 'Phone',
      subject: 'Subject',
      message: 'Message',
    },
    phoneHint: 'Digits only, at least 10, with the area code',
    submit: 'Send Message',
    /** Above the list of errors when there are several. */
    problems: 'Your message was not sent: please look at these fields',
    consent,
    privacy: { label: 'How we handle what you send us', href: '/privacy#contact' } satisfies Link,
  },
  success: enquiries.success,
  reference: enquiries.reference,
  sending: enquiries.sending,
  failures: enquiries.failures,
} as const;
