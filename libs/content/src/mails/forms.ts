import { company } from '../company.ts';
import type { Mail, MailBlock, Suspicion } from '../types.ts';
import { acknowledgment, announcement, facts, notice, openAtDesk } from './parts.ts';

const suspicions: Readonly<Record<Suspicion, string>> = {
  trap: 'a field of the form that people do not see was filled in',
  fast: 'the form was sent faster than a person can fill it in',
};

/** Adds the address of what an announcement is about at the desk. */
export function withDeskLink(mail: Mail, href: string): Mail {
  return { ...mail, body: [...mail.body, openAtDesk(href)] };
}

/** Marks an announcement as a suspected robot's, and says that the acknowledgment is held back. */
export function suspected(mail: Mail, suspicion: Suspicion): Mail {
  return {
    ...mail,
    subject: `Suspected robot: ${mail.subject}`,
    body: [
      notice(
        `This may come from a robot: ${suspicions[suspicion]}. The mail that confirms it to the sender is held back until one of us says at the desk that a person sent it.`,
      ),
      ...mail.body,
    ],
  };
}

const typedMessage = (text: string): MailBlock => ({
  kind: 'quote',
  heading: 'Message, as it was typed:',
  text,
});

/** Tells the office of an enquiry. */
export function enquiryAnnouncement(enquiry: {
  readonly reference: string;
  readonly user_name: string;
  readonly email: string;
  readonly msg: string;
}): Mail {
  return announcement({
    heading: 'New enquiry',
    reference: enquiry.reference,
    lead: 'An enquiry has come in through the website.',
    body: [
      facts(
        ['Reference', enquiry.reference],
        ['Name', enquiry.user_name],
        ['Email', enquiry.email],
      ),
      typedMessage(enquiry.msg),
    ],
  });
}

/** Confirms an enquiry to its sender. */
export function enquiryAcknowledgment(enquiry: {
  readonly reference: string;
  readonly user_name: string;
}): Mail {
  return acknowledgment({
    heading: 'We have received your enquiry',
    name: enquiry.user_name,
    reference: enquiry.reference,
    thanks: 'Your enquiry has reached us, and a person will read it and answer you.',
  });
}

/** Tells the office of a contact message. */
export function contactAnnouncement(contact: {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
}): Mail {
  return announcement({
    heading: 'New contact message',
    reference: contact.reference,
    lead: 'A message has come in through the contact form of the website.',
    body: [
      facts(
        ['Reference', contact.reference],
        ['Name', contact.name],
        ['Email', contact.email],
        ['Phone', contact.phone_number],
        ['Subject', contact.subject],
      ),
      typedMessage(contact.message),
    ],
  });
}

/** Confirms a contact message to its sender. */
export function contactAcknowledgment(contact: {
  readonly reference: string;
  readonly name: string;
}): Mail {
  return acknowledgment({
    heading: 'We have received your message',
    name: contact.name,
    reference: contact.reference,
    thanks: 'Your message has reached us, and a person will read it and answer you.',
  });
}

/** Tells the office of a demo request. */
export function demoAnnouncement(request: {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
}): Mail {
  return announcement({
    heading: 'New demo request',
    reference: request.reference,
    lead: 'Somebody has asked for a demo through the website.',
    body: [
      facts(
        ['Reference', request.reference],
        ['Product', request.product],
        ['Name', request.name],
        ['Email', request.email],
        ['Phone', request.phone],
      ),
    ],
  });
}

/** Confirms a demo request to its sender. */
export function demoAcknowledgment(request: {
  readonly reference: string;
  readonly name: string;
}): Mail {
  return acknowledgment({
    heading: 'We have received your request for a demo',
    phone: company.phones.sales,
    email: company.emails.sales,
    name: request.name,
    reference: request.reference,
    thanks:
      'Your request for a demo has reached us, and a person will call or write to you to agree on a time.',
  });
}
