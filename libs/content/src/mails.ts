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

/** What a sender receives. It repeats nothing that was typed but a plain name, see {@link greeting} for why. */
function acknowledgment(received: {
  readonly subject: string;
  readonly name: string;
  readonly reference: string;
  /** What has reached us, and what becomes of it. */
  readonly thanks: string;
}): Mail {
  return {
    subject: received.subject,
    text: [
      greeting(received.name),
      '',
      `thank you for writing to ${company.name}. ${received.thanks}`,
      '',
      `Your reference is ${received.reference}. Please quote it if you call ${company.phones.office.label} or write to ${company.emails.office.label}.`,
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

/** What the sender of an enquiry receives. */
export function enquiryAcknowledgment(enquiry: {
  readonly reference: string;
  readonly user_name: string;
}): Mail {
  return acknowledgment({
    subject: `We have received your enquiry (${enquiry.reference})`,
    name: enquiry.user_name,
    reference: enquiry.reference,
    thanks: 'Your enquiry has reached us, and a person will read it and answer you.',
  });
}

/** What the office learns of a contact message. Nothing the visitor typed is in the subject. */
export function contactAnnouncement(contact: {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
}): Mail {
  return {
    subject: `New contact message ${contact.reference}`,
    text: [
      'A message has come in through the contact form of the website.',
      '',
      `Reference: ${contact.reference}`,
      `Name: ${oneLine(contact.name)}`,
      `Email: ${oneLine(contact.email)}`,
      `Phone: ${oneLine(contact.phone_number)}`,
      `Subject: ${oneLine(contact.subject)}`,
      '',
      'Message, as it was typed:',
      '',
      contact.message,
      '',
    ].join('\n'),
  };
}

/** What the sender of a contact message receives. */
export function contactAcknowledgment(contact: {
  readonly reference: string;
  readonly name: string;
}): Mail {
  return acknowledgment({
    subject: `We have received your message (${contact.reference})`,
    name: contact.name,
    reference: contact.reference,
    thanks: 'Your message has reached us, and a person will read it and answer you.',
  });
}

/** What the office learns of a demo request. Nothing the visitor typed is in the subject. */
export function demoAnnouncement(request: {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
}): Mail {
  return {
    subject: `New demo request ${request.reference}`,
    text: [
      'Somebody has asked for a demo through the website.',
      '',
      `Reference: ${request.reference}`,
      `Product: ${oneLine(request.product)}`,
      `Name: ${oneLine(request.name)}`,
      `Email: ${oneLine(request.email)}`,
      `Phone: ${oneLine(request.phone)}`,
      '',
    ].join('\n'),
  };
}

/** What somebody receives who asked for a demo. */
export function demoAcknowledgment(request: {
  readonly reference: string;
  readonly name: string;
}): Mail {
  return acknowledgment({
    subject: `We have received your request for a demo (${request.reference})`,
    name: request.name,
    reference: request.reference,
    thanks:
      'Your request for a demo has reached us, and a person will call or write to you to agree on a time.',
  });
}

/** What the office learns of an application. It carries no more than it takes to find it: the resume stays where it is. */
export function applicationAnnouncement(application: {
  readonly reference: string;
  readonly job_id: number;
  readonly job_title: string;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
  readonly applcnt_phone: string;
  readonly applcnt_covr_letr: string;
  readonly resume_key: string;
  readonly resume_name: string;
  readonly resume_bytes: number;
}): Mail {
  const letter = application.applcnt_covr_letr.trim();
  return {
    subject: `New application ${application.reference}`,
    text: [
      'Somebody has applied for a vacancy through the website.',
      '',
      `Reference: ${application.reference}`,
      `Vacancy: ${oneLine(application.job_title)} (job ${application.job_id})`,
      `Name: ${oneLine(application.applcnt_name)}`,
      `Email: ${oneLine(application.applcnt_email)}`,
      `Phone: ${oneLine(application.applcnt_phone)}`,
      `Resume: ${oneLine(application.resume_name)}, ${Math.ceil(application.resume_bytes / 1024)} KB, stored as ${application.resume_key}`,
      '',
      ...(letter === '' ? ['No cover letter.'] : ['Cover letter, as it was typed:', '', letter]),
      '',
    ].join('\n'),
  };
}

/** What an applicant receives. */
export function applicationAcknowledgment(application: {
  readonly reference: string;
  readonly applcnt_name: string;
  readonly job_title: string;
}): Mail {
  return acknowledgment({
    subject: `We have received your application (${application.reference})`,
    name: application.applcnt_name,
    reference: application.reference,
    thanks: `Your application for ${oneLine(application.job_title)} has reached us with your resume. A person reads it and answers you by email or phone.`,
  });
}

/** What somebody receives whose address was entered in the newsletter box; the link works once. */
export function subscriptionConfirmation(subscription: { readonly link: string }): Mail {
  return {
    subject: `Please confirm your subscription to the ${company.name} newsletter`,
    text: [
      'Hello,',
      '',
      `somebody, probably you, asked for the ${company.name} newsletter at this address: news about our products and services, by email.`,
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

/** What somebody receives who has confirmed; the link ends the subscription, as the one in every newsletter does. */
export function subscriptionWelcome(subscription: { readonly unsubscribeLink: string }): Mail {
  return {
    subject: `You are subscribed to the ${company.name} newsletter`,
    text: [
      'Hello,',
      '',
      `your subscription to the ${company.name} newsletter is confirmed: news about our products and services, by email.`,
      '',
      'To end it at any time, open this link and press the button on the page:',
      '',
      subscription.unsubscribeLink,
      '',
      'Each newsletter carries the link too.',
      '',
      signature,
      '',
    ].join('\n'),
  };
}
