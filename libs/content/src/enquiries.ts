import { company } from './company.ts';
import { failuresOf } from './failures.ts';

/** A way to reach the company that needs no form; ends the failure texts. */
const otherwise = `You can also call ${company.phones.office.label} or write to ${company.emails.office.label}.`;

/** Messages of the enquiry form (spec §5, "Home enquiry form", and §8), by the contract's error codes. */
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
  failures: failuresOf({ noun: 'message', plural: 'messages', otherwise }),
} as const;
