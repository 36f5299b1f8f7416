import type { EnquiryKind, EnquiryStatus } from '@example/api/desk';
import { formNames } from '@example/content/forms';
import { byName, byTime, detailTexts, plural } from './lists.ts';
import { shortName } from './short-name.ts';

const statuses: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

const kinds: Readonly<Record<EnquiryKind, string>> = formNames;

export const messages = {
  title: 'Enquiries',
  statuses,
  kinds,
  count: (total: number) => plural(total, 'enquiry', 'enquiries'),
  columns: {
    name: 'From',
    about: 'About',
    kind: 'Kind',
    status: 'Status',
    owner: 'Owner',
    received: 'Received',
  },
  loading: 'Enquiries are loading',
  filters: {
    searchPlaceholder: 'Name, phone, subject, …',
    kind: { label: 'Kind', any: 'Every kind' },
    robots: { label: 'Robots', any: 'Robots or not' },
    suspicions: { true: 'Seem to be robots', false: 'Seem to be people' },
  },
  orders: { ...byTime, ...byName },
  none: {
    heading: 'No enquiries yet',
    text: 'They appear here as soon as somebody writes.',
    matching: 'No enquiry matches',
  },
  exportHint: 'All enquiries that match the filters',
  detail: {
    ...detailTexts('enquiry', 'enquiries'),
    email: 'Email',
    phone: 'Phone',
    product: 'Product',
    received: 'Received',
    reference: 'Reference',
    status: 'Status',
    message: 'Message',
    answer: 'Answer',
    answerHeading: (name: string) => `Answer ${shortName(name)}`,
    refused: 'It is not as it was any more.',
    first: {
      heading: 'Somebody was first. Your answer is not sent yet.',
      answered: (author: string) => `${author} answered:`,
      changed: (status: string, owner: string | null) =>
        `It is ${status.toLowerCase()} now, and ${owner ?? 'nobody'} looks after it.`,
      choice: 'Send yours if it is still right.',
    },
  },
  answerOf: (about: string) => (/^re:/i.test(about) ? about : `Re: ${about}`),
  suspicion: {
    heading: 'A robot seems to have sent this',
    trap: 'A field was filled in that people do not see. The office was told so, and the receipt for its sender was held back.',
    fast: 'It was sent sooner after the page was shown than a person can. The office was told so, and the receipt for its sender was held back.',
    release: 'A person sent it',
    releasing: 'Releasing',
    released: 'The office is told, and its sender gets a receipt.',
  },
} as const;
