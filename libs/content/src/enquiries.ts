import { company } from './company.ts';
import type { Failures } from './types.ts';

/** A way to reach the company that needs no form; ends the failure texts. */
const otherwise = `You can also call ${company.phones.office.label} or write to ${company.emails.office.label}.`;

/** What the enquiry forms say (spec §5, "Home enquiry form", and §8), keyed by the contract's error codes. */
export const enquiries = {
  validation: {
    email_invalid: 'Please enter valid email and continue',
    user_name_missing: 'Please enter user Name and continue',
    msg_missing: 'Please enter message and continue',
  },
  success: 'Submitted Succesfully',
  /** Shown under the success text; the reference is the one in the acknowledgment mail. */
  reference: (reference: string): string =>
    `Your reference is ${reference}. A mail that confirms it is on its way to you.`,
  sending: 'Sending your message…',
  failures: {
    offline: {
      heading: 'You are offline',
      text: `Your message was not sent: this device has no connection. What you typed is still here; send it again when you are back online.`,
    },
    server: {
      heading: 'We could not confirm your message',
      text: `Our service did not answer as it should, so we cannot tell whether your message arrived. What you typed is still here; please send it again. ${otherwise}`,
    },
    timeout: {
      heading: 'We could not confirm your message',
      text: `The answer took too long, so we cannot tell whether your message arrived. What you typed is still here; please send it again. ${otherwise}`,
    },
    too_many: {
      heading: 'Too many messages in a short time',
      text: `Your message was not sent. What you typed is still here; please wait a few minutes and send it again. ${otherwise}`,
    },
    too_large: {
      heading: 'Your message is too long',
      text: `Your message was not sent because it is longer than the form accepts. What you typed is still here; please shorten it and send it again. ${otherwise}`,
    },
    forbidden: {
      heading: 'Your message was refused',
      text: `Your message was not sent: our service could not verify that it came from this page. What you typed is still here; please copy your message, reload the page and send it again. ${otherwise}`,
    },
  } satisfies Failures,
} as const;
