import { company } from '../company.ts';
import type { Mail, MailBlock } from '../types.ts';
import { letter, type MailedCode, neverShare, paragraph } from './parts.ts';

const setPassword = (lead: string, href: string, primary: boolean): MailBlock => ({
  kind: 'action',
  lead,
  href,
  label: 'Set a new password',
  primary,
});

/** Brings a candidate the code that completes a sign-in. It works once, in the browser that asked for it. */
export function signInCode({ code, minutes }: MailedCode): Mail {
  return letter({
    subject: `Your verification code for ${company.name}`,
    heading: 'Your verification code',
    preview: `It works for ${String(minutes)} minutes, once.`,
    body: [
      paragraph(
        `somebody, probably you, is signing in to the website of ${company.name} with this address. The code is ${code}`,
        code,
      ),
      paragraph(
        `Type it on the page where you asked for it, in the same browser, within ${String(minutes)} minutes. It works once.`,
      ),
      neverShare,
      paragraph(
        'If it was not you, please ignore this message: without the code nobody is signed in.',
      ),
    ],
  });
}

/** Tells the owner of an account that somebody tried to sign in with a wrong password. */
export function wrongPassword({ link }: { readonly link: string }): Mail {
  return letter({
    subject: `Somebody used a wrong password at ${company.name}`,
    heading: 'A wrong password was used',
    preview: 'Nobody was signed in.',
    body: [
      paragraph(
        `somebody tried to sign in to your account on the website of ${company.name} with a wrong password. Nobody was signed in, and no code was sent.`,
      ),
      setPassword(
        'If it was you and you do not remember your password, set a new one here:',
        link,
        true,
      ),
      paragraph(
        'If it was not you, you need not do anything: your password was not guessed. We write about this once an hour at most.',
      ),
    ],
  });
}

/** Brings the owner of an account the link that sets a new password. It works once. */
export function passwordLink({
  link,
  minutes,
}: {
  readonly link: string;
  readonly minutes: number;
}): Mail {
  return letter({
    subject: `Set a new password for ${company.name}`,
    heading: 'Set a new password',
    preview: `The link works for ${String(minutes)} minutes, once.`,
    body: [
      paragraph(
        `somebody, probably you, asked for a new password for your account on the website of ${company.name}.`,
      ),
      setPassword(`To set one, open this link within ${String(minutes)} minutes:`, link, true),
      neverShare,
      paragraph('If it was not you, please ignore this message: your password stays as it is.'),
    ],
  });
}

/** Answers a request for a new password at an address that has no account. */
export function passwordLinkWithoutAccount({ link }: { readonly link: string }): Mail {
  return letter({
    subject: `You have no account at ${company.name} yet`,
    heading: 'There is no account with this address',
    preview: 'So there is no password to set anew.',
    body: [
      paragraph(
        `somebody, probably you, asked for a new password on the website of ${company.name}. There is no account with this address, so there is no password to set anew.`,
      ),
      {
        kind: 'action',
        lead: 'An account begins when you sign in for the first time, with a password of your choice:',
        href: link,
        label: 'Open the sign-in page',
        primary: true,
      },
      paragraph(
        'You may have used another address. If it was not you, please ignore this message.',
      ),
    ],
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChanged({ link }: { readonly link: string }): Mail {
  return letter({
    subject: `Your password for ${company.name} was changed`,
    heading: 'Your password was changed',
    preview: 'Whoever was signed in to your account is so no longer.',
    body: [
      paragraph(
        `the password of your account on the website of ${company.name} was just set anew, and whoever was signed in to it, on any device, was signed out.`,
      ),
      setPassword(
        'If it was not you, somebody can read your mail. Change the password of your mailbox first, then set a new one here:',
        link,
        false,
      ),
    ],
  });
}
