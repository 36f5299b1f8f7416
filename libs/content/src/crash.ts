import { company } from './company.ts';

const reach = `You can also call ${company.phones.office.label} or write to ${company.emails.office.label}.`;

/** Texts in place of a part of a page that crashed: the fate of the last submission, and the typed values. */
export const crash = {
  heading: 'Something went wrong on this page',
  arrived: 'What you sent has arrived.',
  reference: (reference: string): string =>
    `What you sent has arrived. Your reference is ${reference}.`,
  sending: 'What you sent is still on its way. As soon as it has arrived, it is said here.',
  not_sent: `What you typed was not sent. It stands below: please copy it, load the page again and send it from there. ${reach}`,
  unknown: `We cannot tell whether what you sent has arrived. It stands below: please copy it before you load the page again. ${reach}`,
  nothing: 'Nothing was being sent. Please load the page again.',
  typed: 'What you typed',
  reload: 'Load the page again',
} as const;
