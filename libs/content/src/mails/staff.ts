import { company } from '../company.ts';
import type { Mail } from '../types.ts';
import {
  facts,
  letter,
  type MailedCode,
  neverShare,
  notice,
  oneLine,
  openAtDesk,
  paragraph,
} from './parts.ts';

/** Brings a member of the staff who has no authenticator yet the code that completes a sign-in. It works once. */
export function staffCode({ code, minutes }: MailedCode): Mail {
  return letter({
    subject: `Your staff sign-in code for ${company.name}`,
    heading: 'Your staff sign-in code',
    preview: `It works for ${String(minutes)} minutes, once.`,
    body: [
      paragraph(
        `somebody, probably you, is signing in as you to the desk of ${company.name}, where no authenticator is set up for you yet. The code is ${code}`,
        code,
      ),
      paragraph(
        `Type it on the page where you asked for it, in the same browser, within ${String(minutes)} minutes. It works once; then you set up an authenticator.`,
      ),
      neverShare,
      paragraph(
        'If it was not you, somebody knows your employee code and your mobile number. Without the code nobody is signed in; please tell your administrator.',
      ),
    ],
  });
}

/** Tells a member of the staff that an authenticator was set up for them. */
export function authenticatorEnrolled(): Mail {
  return letter({
    subject: `An authenticator was set up for you at ${company.name}`,
    heading: 'An authenticator was set up for you',
    preview: 'If it was not you, tell your administrator at once.',
    body: [
      paragraph(
        `an authenticator was just set up for your staff account at ${company.name}, and new recovery codes were shown. From now on you sign in with its six digits.`,
      ),
      notice(
        'If it was not you, somebody else can sign in as you. Tell your administrator at once, who can reset it.',
      ),
    ],
  });
}

/** Tells a member of the staff that one of their recovery codes was used. */
export function recoveryCodeUsed(codes: { readonly left: number }): Mail {
  return letter({
    subject: `A recovery code of yours was used at ${company.name}`,
    heading: 'A recovery code of yours was used',
    preview: 'If it was not you, tell your administrator at once.',
    body: [
      paragraph(
        `somebody, probably you, has just signed in to the desk of ${company.name} with one of your recovery codes. It does not work again. You have ${codes.left === 0 ? 'none' : String(codes.left)} left; if that is too few, or you lost your authenticator, ask your administrator to reset it.`,
      ),
      notice('If it was not you, tell your administrator at once.'),
    ],
  });
}

interface NotDelivered {
  readonly subject: string;
  readonly to: string;
  readonly reference: string;
  /** Words of the mail server, or the reason why it could not be asked. */
  readonly reason: string;
  /** True when the mail server refuses the address, false when it may take the mail another time. */
  readonly isAddressRefused: boolean;
  /** Address of the application or enquiry at the desk. */
  readonly link: string;
}

/** Tells a member of the staff that a mail they wrote at the desk was not delivered. */
export function mailNotDelivered(mail: NotDelivered): Mail {
  const { subject, to, reference, reason, isAddressRefused, link } = mail;
  return letter({
    subject: `Not delivered: your mail about ${reference}`,
    heading: 'Your mail was not delivered',
    preview: `Your mail about ${reference} did not arrive.`,
    body: [
      paragraph(
        `a mail that you wrote at the desk of ${company.name} was given up. Nobody has read it.`,
      ),
      facts(['To', to], ['Subject', subject], ['Reference', reference]),
      { kind: 'quote', heading: 'The reason:', text: oneLine(reason) },
      paragraph(
        isAddressRefused
          ? 'Mails do not arrive at this address: it may be mistyped, or its mailbox full. Reach the person by telephone if there is a number.'
          : 'The address may be right. Send the mail again at the desk; if it fails again, tell your administrator the reason.',
      ),
      openAtDesk(link),
    ],
  });
}

/** Tells a member of the staff that a session ended, since wrong codes were typed in it. */
export function sessionEnded(codes: { readonly wrongCodes: number }): Mail {
  return letter({
    subject: `You were signed out of the desk of ${company.name}`,
    heading: 'You were signed out',
    preview: `${String(codes.wrongCodes)} wrong codes were typed where you were signed in.`,
    body: [
      paragraph(
        `in a browser in which you were signed in to the desk of ${company.name}, the desk asked for a code of your authenticator, and ${String(codes.wrongCodes)} wrong ones were typed. You were signed out there.`,
      ),
      notice(
        'If it was not you, somebody else had your open desk. Tell your administrator at once.',
      ),
    ],
  });
}

/** Names of the roles of the staff. */
const roleNames = {
  recruiter: 'recruiter',
  sales: 'sales',
  administrator: 'administrator',
} as const;

/** Names of what an administrator or the operator can change of a member. */
const fieldNames = {
  name: 'name',
  mobile_number: 'mobile number',
  email: 'email address',
  role: 'role',
} as const;

type Role = keyof typeof roleNames;

const notExpected = notice('If you did not expect this, tell your administrator at once.');

/** Tells somebody that they are a member of the staff now. */
export function memberAdded(member: { readonly code: string; readonly role: Role }): Mail {
  return letter({
    subject: `You were added to the desk of ${company.name}`,
    heading: 'You were added to the desk',
    preview: 'How you sign in for the first time.',
    body: [
      paragraph(
        `a staff account was just made for you at ${company.name}, as ${roleNames[member.role]}. Your employee code is ${member.code}.`,
        member.code,
      ),
      paragraph(
        'Sign in on the login page of our website, under Official Login, with this code and your mobile number. The first time we mail you a code, and you set up an authenticator app.',
      ),
      notExpected,
    ],
  });
}

/** Tells a member of the staff what was changed of their account, without the values. */
export function memberChanged(changed: {
  readonly fields: readonly (keyof typeof fieldNames)[];
  /** The new role, if it was changed. */
  readonly role?: Role | undefined;
}): Mail {
  const names = changed.fields.map((field) => fieldNames[field]).join(', ');
  const role = changed.role === undefined ? '' : ` Your role is now ${roleNames[changed.role]}.`;
  return letter({
    subject: `Your staff account at ${company.name} was changed`,
    heading: 'Your staff account was changed',
    preview: 'If you did not expect this, tell your administrator at once.',
    body: [
      paragraph(`this was just changed of your staff account at ${company.name}: ${names}.${role}`),
      notExpected,
    ],
  });
}

/** Tells a member of the staff that they cannot sign in any more. */
export function memberDisabled(): Mail {
  return letter({
    subject: `Your staff account at ${company.name} was disabled`,
    heading: 'Your staff account was disabled',
    preview: 'You were signed out, and cannot sign in.',
    body: [
      paragraph(
        `your staff account at ${company.name} was just disabled. You were signed out everywhere, and cannot sign in until it is enabled again.`,
      ),
      notExpected,
    ],
  });
}

/** Tells a member of the staff that they can sign in again. */
export function memberEnabled(): Mail {
  return letter({
    subject: `Your staff account at ${company.name} was enabled`,
    heading: 'Your staff account was enabled',
    preview: 'You can sign in again.',
    body: [
      paragraph(
        `your staff account at ${company.name} was just enabled. You can sign in again, with the authenticator you had; if you had none, we mail you a code.`,
      ),
      notExpected,
    ],
  });
}

/** Tells a member of the staff that their authenticator does not work any more. */
export function authenticatorReset(): Mail {
  return letter({
    subject: `Your authenticator at ${company.name} was reset`,
    heading: 'Your authenticator was reset',
    preview: 'You set up a new one when you sign in.',
    body: [
      paragraph(
        `the authenticator and the recovery codes of your staff account at ${company.name} were just deleted, and you were signed out everywhere. When you sign in, we mail you a code, and you set up an authenticator anew.`,
      ),
      notExpected,
    ],
  });
}
