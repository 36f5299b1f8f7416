import { company, openingHours } from './company.ts';
import type { Mail } from './types.ts';

const signature = [company.name, ...company.address.lines, company.phones.office.label].join('\n');

const hours = openingHours.map((line) => `${line.days}: ${line.hours}`).join('\n');

/** One line without control characters, so that what a visitor typed cannot pretend to be another line. */
function oneLine(typed: string): string {
  return typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * The greeting of a mail to somebody we do not know. The name goes into it only if it looks like one: the form takes
 * anybody's address, and must not be a way to send strangers links or text of one's own.
 */
function greeting(user_name: string): string {
  const name = oneLine(user_name);
  return /^[\p{L}\p{M}.'’ -]{1,60}$/u.test(name) && !/\p{L}{2,}\.\p{L}{2,}/u.test(name)
    ? `Dear ${name},`
    : 'Hello,';
}

/** What the office learns of an enquiry. Nothing the visitor typed is in the subject. */
export function enquiryAnnouncement(enquiry: {
  readonly reference: string;
  readonly user_name: string;
  readonly email: string;
  readonly msg: string;
}): Mail {
  return {
    subject: `New enquiry ${enquiry.reference}`,
    text: [
      'An enquiry has come in through the website.',
      '',
      `Reference: ${enquiry.reference}`,
      `Name: ${oneLine(enquiry.user_name)}`,
      `Email: ${oneLine(enquiry.email)}`,
      '',
      'Message, as it was typed:',
      '',
      enquiry.msg,
      '',
    ].join('\n'),
  };
}

/** What the sender of an enquiry receives. It does not repeat the message, see {@link greeting} for why. */
export function enquiryAcknowledgment(enquiry: {
  readonly reference: string;
  readonly user_name: string;
}): Mail {
  return {
    subject: `We have received your enquiry (${enquiry.reference})`,
    text: [
      greeting(enquiry.user_name),
      '',
      `thank you for writing to ${company.name}. Your enquiry has reached us, and a person will read it and answer you.`,
      '',
      `Your reference is ${enquiry.reference}. Please quote it if you call ${company.phones.office.label} or write to ${company.emails.office.label}.`,
      '',
      'Our office hours:',
      hours,
      '',
      'If you did not write to us, somebody entered your address by mistake; you need not do anything.',
      '',
      signature,
      '',
    ].join('\n'),
  };
}

/** What somebody receives whose address was entered in the newsletter box; the link works once. */
export function subscriptionConfirmation(subscription: { readonly link: string }): Mail {
  return {
    subject: `Please confirm your subscription to the ${company.name} newsletter`,
    text: [
      'Hello,',
      '',
      `somebody, probably you, asked for the ${company.name} newsletter at this address: news about our products and services, by e-mail.`,
      '',
      'To receive it, open this link and press the button on the page:',
      '',
      subscription.link,
      '',
      'If it was not you, please ignore this message. You will not be subscribed, and we will not write again unless asked.',
      '',
      signature,
      '',
    ].join('\n'),
  };
}
