import { momentOf } from './dates.ts';
import { mailStateNames } from './mail-states.ts';

/** Texts about the mails to a person, in the details of an application or an enquiry. */
export const messages = {
  heading: 'Mails',
  states: mailStateNames,
  loading: 'The mails are loading',
  none: 'No mail was sent yet.',
  /** Stands in place of an author. */
  automatic: 'Automatic',
  sentAt: (at: number) => `Sent ${momentOf(at)}`,
  nextAttempt: (at: number) => `It is tried again ${momentOf(at)}.`,
  answer: 'The mail server said:',
  /** Stands before the reason why there is no answer of the mail server. */
  reason: 'The reason:',
  notDelivered: (subject: string) => `Not delivered: ${subject}`,
  advice: {
    refused:
      'This address takes no mails: it may be mistyped, or its mailbox full. Try the telephone if there is a number, or send it again later. The operator of the service can correct a mistyped address.',
    parked:
      'The address may be right. Send it again; if that fails too, tell the operator of the service.',
    written:
      'No mail server is set at the service, so that nobody got it. Tell the operator of the service.',
    held: 'A robot seems to have caused it. It goes out when you say that a person sent this.',
  },
  retry: 'Send again',
  retrying: 'Sending again',
  retried: 'The mail is on its way again.',
  changed: 'It is not as it was any more.',
  /** Told wherever the member is at the desk. */
  failed: (subject: string) => `Your mail “${subject}” was not delivered.`,
  open: 'Show it',
  /** Marks a row of a list. */
  unreached: 'A mail did not arrive',
  filter: { label: 'Mails', any: 'Any mail', unreached: 'A mail did not arrive' },
} as const;
