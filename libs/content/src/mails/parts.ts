import { company, type MailLink, openingHours, type PhoneLink } from '../company.ts';
import type { Mail, MailBlock, MailFact } from '../types.ts';

const signature: readonly string[] = [
  company.name,
  ...company.address.lines,
  company.phones.office.label,
];

const hours: readonly MailFact[] = openingHours.map((line) => ({
  label: line.days,
  value: line.hours,
}));

/** Joins typed text into one line without control characters, so that it cannot pretend to be another line. */
export function oneLine(typed: string): string {
  return typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * A domain, which mail programs make a link: parts with dots between them, the first and the last longer than an initial.
 * A letter has its marks with it, as in the scripts of India.
 */
const DOMAIN = /(?:[\p{L}'’-]\p{M}*){2,}\.(?:(?:[\p{L}'’-]\p{M}*)+\.)*(?:[\p{L}'’-]\p{M}*){2,}/u;

/**
 * Returns the typed name of a mail's receiver, or `undefined` when it does not look like one: the form takes anybody's
 * address, and must not be a way to send strangers links or text.
 */
export function plainName(typed: string): string | undefined {
  const name = oneLine(typed);
  return /^[\p{L}\p{M}.'’ -]{1,60}$/u.test(name) && !DOMAIN.test(name) ? name : undefined;
}

function greeting(typed: string): string {
  const name = plainName(typed);
  return name === undefined ? 'Hello,' : `Dear ${name},`;
}

export function paragraph(text: string, emphasis?: string): MailBlock {
  return { kind: 'paragraph', text, ...(emphasis !== undefined && { emphasis }) };
}

export function notice(text: string): MailBlock {
  return { kind: 'notice', text };
}

/** Leads a member of the staff to an application or enquiry at the desk. */
export function openAtDesk(href: string): MailBlock {
  return {
    kind: 'action',
    lead: 'See it at the desk:',
    href,
    label: 'Open at the desk',
    primary: true,
  };
}

/** Returns rows of typed values, in the order of the pairs. */
export function facts(...rows: readonly (readonly [label: string, value: string])[]): MailBlock {
  return { kind: 'facts', rows: rows.map(([label, value]) => ({ label, value: oneLine(value) })) };
}

/** Returns the mail that tells the office of something that was sent. Its subject holds nothing that was typed. */
export function announcement(received: {
  readonly heading: string;
  readonly reference: string;
  /** One sentence on what happened. */
  readonly lead: string;
  readonly body: readonly MailBlock[];
}): Mail {
  return {
    subject: `${received.heading} ${received.reference}`,
    heading: received.heading,
    preview: 'An answer to this mail goes to the person who sent it.',
    body: [paragraph(received.lead), ...received.body],
  };
}

/** Returns the mail that confirms a submission to its sender. It repeats no typed text but a plain name. */
export function acknowledgment(received: {
  readonly heading: string;
  readonly name: string;
  readonly reference: string;
  /** Says that the submission arrived, and the next step. */
  readonly thanks: string;
  /** Where to call and to write about it: the office, unless the form names another. */
  readonly phone?: PhoneLink;
  readonly email?: MailLink;
  /** Further blocks, after the reference. */
  readonly more?: readonly MailBlock[];
}): Mail {
  const { heading, reference, thanks, more = [] } = received;
  const { phone = company.phones.office, email = company.emails.office } = received;
  return {
    subject: `${heading} (${reference})`,
    heading,
    preview: thanks,
    greeting: greeting(received.name),
    body: [
      paragraph(`thank you for writing to ${company.name}. ${thanks}`),
      paragraph(
        `Your reference is ${reference}. Please quote it if you call ${phone.label} or write to ${email.label}.`,
        reference,
      ),
      ...more,
      { kind: 'facts', heading: 'Our office hours:', rows: hours },
      paragraph(
        'If you did not write to us, somebody entered your address by mistake; you need not do anything.',
      ),
    ],
    signature,
  };
}

/** A code and its lifetime. */
export interface MailedCode {
  readonly code: string;
  readonly minutes: number;
}

/**
 * Returns a signed mail.
 *
 * @param name - as its owner typed it; not given: not known
 */
export function letter(
  mail: Pick<Mail, 'subject' | 'heading' | 'preview' | 'body'>,
  name = '',
): Mail {
  return { ...mail, greeting: greeting(name), signature };
}

/** Warning that stands in each mail with a code or a link that signs in. */
export const neverShare = notice(
  'Nobody of us will ever ask you for it. Do not pass this mail on.',
);
