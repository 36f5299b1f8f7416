import type { FormSignal } from '@example/api/form-signals';
import { byTime, detailTexts, plural } from './lists.ts';
import { mailStateNames } from './mail-states.ts';

const heldFor: Readonly<Record<FormSignal, string>> = {
  trap: 'A robot seems to have caused it: it filled in a field that people do not see.',
  fast: 'A robot seems to have caused it: it was faster than a person can be.',
};

export const messages = {
  title: 'Outbox',
  states: mailStateNames,
  heldFor,
  count: (total: number) => plural(total, 'mail', 'mails'),
  columns: { to: 'To', subject: 'Subject', state: 'State', attempts: 'Attempts', created: 'Made' },
  loading: 'Mails are loading',
  filters: { searchPlaceholder: 'Address or subject', state: { label: 'State', any: 'Any state' } },
  orders: byTime,
  none: {
    heading: 'No mails yet',
    text: 'Every mail that the site sends appears here.',
    matching: 'No mail matches',
  },
  /** Shown with a mail that was refused for its address. */
  refused: 'The mail server of this address refuses it: whoever typed it may have mistyped it.',
  detail: {
    ...detailTexts('mail', 'mails'),
    to: 'To',
    from: 'From',
    replyTo: 'Reply to',
    author: 'Written by',
    made: 'Made',
    sent: 'Sent',
    written: 'Written to a file',
    next_attempt: 'Next attempt',
    attempts: 'Attempts',
    held: 'Held back',
    error: 'Last error',
    id: 'Message-ID',
    text: 'Text',
    secrets: 'Codes and the secret part of links are not shown.',
    retry: 'Send at once',
    retrying: 'Sending',
    retried: 'It is being sent now.',
    release: 'Let it go',
    releasing: 'Letting it go',
    released: 'It is on its way.',
    refused: 'It is not as it was any more.',
  },
} as const;
