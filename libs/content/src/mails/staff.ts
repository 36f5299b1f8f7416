import { company } from '../company.ts';
import type { Mail } from '../types.ts';
import { facts, letter, type MailedCode, neverShare, notice, oneLine, paragraph } from './parts.ts';

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
        `somebody, probably you, has just signed in to the desk of ${company.name} with one of your recovery codes. It does not work again. You have ${String(codes.left)} left; if that is too few, or you lost your authenticator, ask your administrator to reset it.`,
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
          ? 'Mails do not arrive at this address, which may be mistyped. Reach the person by telephone if there is a number.'
          : 'The address may be right. Send the mail again at the desk; if it fails again, tell your administrator the reason.',
      ),
      {
        kind: 'action',
        lead: 'See it at the desk:',
        href: link,
        label: 'Open at the desk',
        primary: true,
      },
    ],
  });
}
