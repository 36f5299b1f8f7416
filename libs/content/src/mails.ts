import { company, openingHours } from './company.ts';
import type { Mail, MailBlock, MailFact, Suspicion } from './types.ts';

const signature: readonly string[] = [
  company.name,
  ...company.address.lines,
  company.phones.office.label,
];

const hours: readonly MailFact[] = openingHours.map((line) => ({
  label: line.days,
  value: line.hours,
}));

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

/** Rows of what was typed, in the order of the pairs. */
function facts(...rows: readonly (readonly [label: string, value: string])[]): MailBlock {
  return { kind: 'facts', rows: rows.map(([label, value]) => ({ label, value: oneLine(value) })) };
}

/** What the office learns of something that was sent. Nothing the visitor typed is in the subject. */
function announcement(received: {
  readonly heading: string;
  readonly reference: string;
  /** What has happened. */
  readonly lead: string;
  readonly body: readonly MailBlock[];
}): Mail {
  return {
    subject: `${received.heading} ${received.reference}`,
    heading: received.heading,
    preview: 'An answer to this mail goes to the person who sent it.',
    body: [{ kind: 'paragraph', text: received.lead }, ...received.body],
  };
}

const suspicions: Readonly<Record<Suspicion, string>> = {
  trap: 'a field of the form that people do not see was filled in',
  fast: 'the form was sent faster than a person can fill it in',
};

/** An announcement of something that seems to come from a robot: it says so, and what that means. */
export function suspected(mail: Mail, suspicion: Suspicion): Mail {
  return {
    ...mail,
    subject: `Suspected robot: ${mail.subject}`,
    body: [
      {
        kind: 'notice',
        text: `This may come from a robot: ${suspicions[suspicion]}. The mail that confirms it to the sender is held back until whoever operates the website releases it.`,
      },
      ...mail.body,
    ],
  };
}

/** What the office learns of an enquiry. */
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
      { kind: 'quote', heading: 'Message, as it was typed:', text: enquiry.msg },
    ],
  });
}

/** What a sender receives. It repeats nothing that was typed but a plain name, see {@link greeting} for why. */
function acknowledgment(received: {
  readonly heading: string;
  readonly name: string;
  readonly reference: string;
  /** What has reached us, and what becomes of it. */
  readonly thanks: string;
}): Mail {
  const { heading, reference, thanks } = received;
  return {
    subject: `${heading} (${reference})`,
    heading,
    preview: thanks,
    greeting: greeting(received.name),
    body: [
      { kind: 'paragraph', text: `thank you for writing to ${company.name}. ${thanks}` },
      {
        kind: 'paragraph',
        text: `Your reference is ${reference}. Please quote it if you call ${company.phones.office.label} or write to ${company.emails.office.label}.`,
        emphasis: reference,
      },
      { kind: 'facts', heading: 'Our office hours:', rows: hours },
      {
        kind: 'paragraph',
        text: 'If you did not write to us, somebody entered your address by mistake; you need not do anything.',
      },
    ],
    signature,
  };
}

/** What the sender of an enquiry receives. */
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

/** What the office learns of a contact message. */
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
      { kind: 'quote', heading: 'Message, as it was typed:', text: contact.message },
    ],
  });
}

/** What the sender of a contact message receives. */
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

/** What the office learns of a demo request. */
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

/** What somebody receives who asked for a demo. */
export function demoAcknowledgment(request: {
  readonly reference: string;
  readonly name: string;
}): Mail {
  return acknowledgment({
    heading: 'We have received your request for a demo',
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
  const kilobytes = Math.ceil(application.resume_bytes / 1024);
  return announcement({
    heading: 'New application',
    reference: application.reference,
    lead: 'Somebody has applied for a vacancy through the website.',
    body: [
      facts(
        ['Reference', application.reference],
        ['Vacancy', `${oneLine(application.job_title)} (job ${application.job_id})`],
        ['Name', application.applcnt_name],
        ['Email', application.applcnt_email],
        ['Phone', application.applcnt_phone],
        [
          'Resume',
          `${oneLine(application.resume_name)}, ${kilobytes} KB, stored as ${application.resume_key}`,
        ],
      ),
      letter === ''
        ? { kind: 'paragraph', text: 'No cover letter.' }
        : { kind: 'quote', heading: 'Cover letter, as it was typed:', text: letter },
    ],
  });
}

/** What the office learns of applications whose resumes are no longer where they are kept, by their references. */
export function missingResumesAnnouncement(references: readonly string[]): Mail {
  const named = references.slice(0, 20);
  const others = references.length - named.length;
  return {
    subject: `Resumes missing: ${references.length}`,
    heading: 'Resumes missing',
    preview: 'Applications without their file.',
    body: [
      {
        kind: 'paragraph',
        text: 'The resumes of these applications are no longer where the website keeps them, and nothing of the website deleted them. The applications themselves are there.',
      },
      facts(
        ['Applications', named.join(', ')],
        ...(others > 0 ? [['And others', String(others)] as const] : []),
      ),
      {
        kind: 'paragraph',
        text: 'Whoever operates the website should look first: a file that is put back is found within an hour. Ask for the resume again where that cannot be done.',
      },
    ],
  };
}

/** What an applicant receives. */
export function applicationAcknowledgment(application: {
  readonly reference: string;
  readonly applcnt_name: string;
  readonly job_title: string;
}): Mail {
  return acknowledgment({
    heading: 'We have received your application',
    name: application.applcnt_name,
    reference: application.reference,
    thanks: `Your application for ${oneLine(application.job_title)} has reached us with your resume. A person reads it and answers you by email or phone.`,
  });
}

/** What somebody receives whose address was entered in the newsletter box. */
export function subscriptionConfirmation(subscription: { readonly link: string }): Mail {
  return {
    subject: `Please confirm your subscription to the ${company.name} newsletter`,
    heading: 'Please confirm your subscription',
    preview: 'Until you confirm it, you are not subscribed.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, asked for the ${company.name} newsletter at this address: news about our products and services, by email.`,
      },
      {
        kind: 'action',
        lead: 'To receive it, open this link and press the button on the page:',
        href: subscription.link,
        label: 'Open the page to confirm',
        primary: true,
      },
      {
        kind: 'paragraph',
        text: 'If it was not you, please ignore this message. You will not be subscribed, and we will not write again unless asked.',
      },
    ],
    signature,
  };
}

/** What somebody receives who has confirmed; the link ends the subscription, as the one in every newsletter does. */
export function subscriptionWelcome(subscription: { readonly unsubscribeLink: string }): Mail {
  return {
    subject: `You are subscribed to the ${company.name} newsletter`,
    heading: 'You are subscribed',
    preview: 'Your subscription is confirmed; you can end it at any time.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `your subscription to the ${company.name} newsletter is confirmed: news about our products and services, by email.`,
      },
      {
        kind: 'action',
        lead: 'To end it at any time, open this link and press the button on the page:',
        href: subscription.unsubscribeLink,
        label: 'Open the page to unsubscribe',
        primary: false,
      },
      { kind: 'paragraph', text: 'Each newsletter carries the link too.' },
    ],
    signature,
  };
}

/** Nobody is asked by phone or mail for a code or a link: said wherever one is sent. */
const neverShare: MailBlock = {
  kind: 'notice',
  text: 'Nobody of us will ever ask you for it. Do not pass this mail on.',
};

/** What somebody receives who signs in as a guest; the code works once, in the browser that asked for it. */
export function signInCode(signIn: { readonly code: string; readonly minutes: number }): Mail {
  return {
    subject: `Your verification code for ${company.name}`,
    heading: 'Your verification code',
    preview: `It works for ${String(signIn.minutes)} minutes, once.`,
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, is signing in to the website of ${company.name} with this address. The code is ${signIn.code}`,
        emphasis: signIn.code,
      },
      {
        kind: 'paragraph',
        text: `Type it on the page where you asked for it, in the same browser, within ${String(signIn.minutes)} minutes. It works once.`,
      },
      neverShare,
      {
        kind: 'paragraph',
        text: 'If it was not you, please ignore this message: without the code nobody is signed in.',
      },
    ],
    signature,
  };
}

/** What the owner of an account receives when somebody tries to sign in with another password. */
export function wrongPassword(signIn: { readonly link: string }): Mail {
  return {
    subject: `Somebody used a wrong password at ${company.name}`,
    heading: 'A wrong password was used',
    preview: 'Nobody was signed in.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody tried to sign in to your account on the website of ${company.name} with a wrong password. Nobody was signed in, and no code was sent.`,
      },
      {
        kind: 'action',
        lead: 'If it was you and you do not remember your password, set a new one here:',
        href: signIn.link,
        label: 'Set a new password',
        primary: true,
      },
      {
        kind: 'paragraph',
        text: 'If it was not you, you need not do anything: your password was not guessed. We write about this once an hour at most.',
      },
    ],
    signature,
  };
}

/** What the owner of an account receives who has forgotten the password; the link works once. */
export function passwordLink(reset: { readonly link: string; readonly minutes: number }): Mail {
  return {
    subject: `Set a new password for ${company.name}`,
    heading: 'Set a new password',
    preview: `The link works for ${String(reset.minutes)} minutes, once.`,
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, asked for a new password for your account on the website of ${company.name}.`,
      },
      {
        kind: 'action',
        lead: `To set one, open this link within ${String(reset.minutes)} minutes:`,
        href: reset.link,
        label: 'Set a new password',
        primary: true,
      },
      neverShare,
      {
        kind: 'paragraph',
        text: 'If it was not you, please ignore this message: your password stays as it is.',
      },
    ],
    signature,
  };
}

/** What somebody receives who asked for a new password at an address that has no account. */
export function passwordLinkWithoutAccount(reset: { readonly link: string }): Mail {
  return {
    subject: `You have no account at ${company.name} yet`,
    heading: 'There is no account with this address',
    preview: 'So there is no password to set anew.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, asked for a new password on the website of ${company.name}. There is no account with this address, so there is no password to set anew.`,
      },
      {
        kind: 'action',
        lead: 'An account begins when you sign in for the first time, with a password of your choice:',
        href: reset.link,
        label: 'Open the sign-in page',
        primary: true,
      },
      {
        kind: 'paragraph',
        text: 'You may have used another address. If it was not you, please ignore this message.',
      },
    ],
    signature,
  };
}

/** What the owner of an account receives after its password was set anew. */
export function passwordChanged(reset: { readonly link: string }): Mail {
  return {
    subject: `Your password for ${company.name} was changed`,
    heading: 'Your password was changed',
    preview: 'Whoever was signed in to your account is so no longer.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `the password of your account on the website of ${company.name} was just set anew, and whoever was signed in to it, on any device, was signed out.`,
      },
      {
        kind: 'action',
        lead: 'If it was not you, somebody can read your mail. Change the password of your mailbox first, then set a new one here:',
        href: reset.link,
        label: 'Set a new password',
        primary: false,
      },
    ],
    signature,
  };
}

/** What a member of the staff receives who signs in and has no authenticator yet; the code works once. */
export function staffCode(signIn: { readonly code: string; readonly minutes: number }): Mail {
  return {
    subject: `Your staff sign-in code for ${company.name}`,
    heading: 'Your staff sign-in code',
    preview: `It works for ${String(signIn.minutes)} minutes, once.`,
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, is signing in as you to the desk of ${company.name}, where no authenticator is set up for you yet. The code is ${signIn.code}`,
        emphasis: signIn.code,
      },
      {
        kind: 'paragraph',
        text: `Type it on the page where you asked for it, in the same browser, within ${String(signIn.minutes)} minutes. It works once; then you set up an authenticator.`,
      },
      neverShare,
      {
        kind: 'paragraph',
        text: 'If it was not you, somebody knows your employee code and your mobile number. Without the code nobody is signed in; please tell your administrator.',
      },
    ],
    signature,
  };
}

/** What a member of the staff receives once an authenticator was set up for them. */
export function authenticatorEnrolled(): Mail {
  return {
    subject: `An authenticator was set up for you at ${company.name}`,
    heading: 'An authenticator was set up for you',
    preview: 'If it was not you, tell your administrator at once.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `an authenticator was just set up for your staff account at ${company.name}, and new recovery codes were shown. From now on you sign in with its six digits.`,
      },
      {
        kind: 'notice',
        text: 'If it was not you, somebody else can sign in as you. Tell your administrator at once, who can reset it.',
      },
    ],
    signature,
  };
}

/** What a member of the staff receives when somebody signs in with one of their recovery codes. */
export function recoveryCodeUsed(codes: { readonly left: number }): Mail {
  return {
    subject: `A recovery code of yours was used at ${company.name}`,
    heading: 'A recovery code of yours was used',
    preview: 'If it was not you, tell your administrator at once.',
    greeting: 'Hello,',
    body: [
      {
        kind: 'paragraph',
        text: `somebody, probably you, has just signed in to the desk of ${company.name} with one of your recovery codes. It does not work again. You have ${String(codes.left)} left; if that is too few, or you lost your authenticator, ask your administrator to reset it.`,
      },
      {
        kind: 'notice',
        text: 'If it was not you, tell your administrator at once.',
      },
    ],
    signature,
  };
}

/** What the office learns when an applicant withdraws. */
export function withdrawalAnnouncement(application: {
  readonly reference: string;
  readonly job_id: number;
  readonly job_title: string;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
}): Mail {
  return announcement({
    heading: 'Application withdrawn',
    reference: application.reference,
    lead: 'An applicant has withdrawn an application through the website. Its resume was deleted.',
    body: [
      facts(
        ['Reference', application.reference],
        ['Vacancy', `${oneLine(application.job_title)} (job ${application.job_id})`],
        ['Name', application.applcnt_name],
        ['Email', application.applcnt_email],
      ),
    ],
  });
}

/** The mail by which whoever operates the website finds out that mails arrive. */
export function testMail(kinds: readonly string[]): Mail {
  return {
    subject: `Test mail of ${company.name}'s website`,
    heading: 'Test mail',
    preview: 'Mails of the website arrive here.',
    body: [
      {
        kind: 'paragraph',
        text: 'This mail was sent by hand, to find out whether mails of the website arrive here. There is nothing to do.',
      },
      ...(kinds.length === 0 ? [] : [facts(['Told here', kinds.join(', ')])]),
    ],
  };
}
