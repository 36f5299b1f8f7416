import { company } from './company.ts';
import type { Failures, Link } from './types.ts';

interface Attempt {
  /** The attempted step, negated, without a full stop: 'No code was sent'. */
  readonly undone: string;
  /** The same as a clause, for a request without an answer: 'whether a code was sent'. */
  readonly unknown: string;
  /** Time after which it works again when there were too many tries. */
  readonly wait?: string;
}

/** Returns the messages of a sign-in form for each way in which sending it can fail. */
export const attemptFailures = ({
  undone,
  unknown,
  wait = 'a few minutes',
}: Attempt): Failures => ({
  offline: {
    heading: 'You are offline',
    text: `${undone}: this device has no connection. What you typed is still here; please try again when you are back online.`,
  },
  unreachable: {
    heading: 'Our service cannot be reached',
    text: `${undone}: there is no way to our service at the moment. What you typed is still here; please try again in a few minutes.`,
  },
  server: {
    heading: 'This did not work',
    text: `Our service did not answer as it should, so we cannot tell ${unknown}. Please try again.`,
  },
  timeout: {
    heading: 'This did not work',
    text: `The answer took too long, so we cannot tell ${unknown}. Please try again.`,
  },
  too_many: {
    heading: 'Too many tries in a short time',
    text: `${undone}. Please wait ${wait} and try again.`,
  },
  too_large: {
    heading: 'What you typed is too long',
    text: `${undone}. Please look at the fields and try again.`,
  },
  forbidden: {
    heading: 'Your request was refused',
    text: `${undone}: our service could not verify that the request came from this page. Please reload the page and try again.`,
  },
});

const back: Link = { label: 'Back to login', href: '/login?mode=guest' };
const forgotten: Link = { label: 'Forgot password', href: '/login?step=forgot' };

/**
 * The two ways to sign in, the candidates' and its screen for the code, and the way to a new password (spec §2,
 * "Login page"). The staff's is `staffLogin`.
 */
export const signIn = {
  /** Validation messages by the contract's error codes. */
  validation: {
    email_missing: 'Email is not given',
    email_invalid: 'Please enter valid email and continue',
    email_differs: 'This is not the email you are signed in with. Nothing was erased.',
    password_missing: 'Password is not given',
    password_too_short: 'A password has at least 10 characters',
    password_too_long: 'A password has at most 128 characters',
    password_common:
      'This is one of the first passwords that anybody tries. Please choose another one, here or by “Forgot password”.',
    remember_me_invalid: 'Remember me is either yes or no',
    code_missing: 'Please enter the six digits of the code',
    code_invalid:
      'This code does not work. Please check it; or, if it is older than 10 minutes or was tried often, go back and sign in again for a new one.',
    reference_missing: 'The reference of an application',
    session_missing: 'The id of a session',
    token_invalid: 'This link does not work any more',
  },
  /** Above the list of errors. */
  problems: 'There is a problem',
  modes: 'Ways to sign in',
  rememberMe: 'Remember me',
  /** Shown where a step of signing in comes without the cookie that the step before has set. */
  cookieless: {
    heading: 'No cookie came from this browser',
    text: 'Signing in needs one. Either this browser keeps no cookies, or more than 10 minutes have passed. Please allow cookies for this site and begin again.',
  },
  candidate: {
    name: 'Guest Login',
    text: 'See the applications you have sent us, withdraw one, or have your data given to you or erased.',
    /** Explains that a first sign-in makes an account. */
    first:
      'First time here? Type your email and choose a password: your account begins when you enter the code that we mail you.',
    privacy: { label: 'How we handle your account', href: '/privacy#accounts' } satisfies Link,
    fields: { email: 'Email', password: 'Password' },
    passwordHint: 'At least 10 characters',
    rememberHint:
      'Keeps you signed in on this device for 7 days without use, and up to 30 days; not for a shared one.',
    forgotPassword: forgotten,
    submit: 'Continue as Guest',
    sending: 'Sending the code…',
    failures: attemptFailures({
      undone: 'No code was sent, and you are not signed in',
      unknown: 'whether a code was sent',
    }),
  },
  code: {
    name: 'Verification code',
    text: "We've sent a verification code to your email",
    hint: 'Six digits; the code works for 10 minutes, once, in this browser.',
    help: 'No mail? Look among the unwanted ones too. Back to login, you can ask for another code.',
    submit: 'Submit',
    sending: 'Checking the code…',
    back,
    failures: attemptFailures({
      undone: 'The code was not sent, and you are not signed in',
      unknown: 'whether you are signed in',
    }),
  },
  forgot: {
    heading: 'Forgot password',
    text: 'Type the email of your account, and we mail you a link with which you choose a new password.',
    fields: { email: 'Email' },
    submit: 'Mail me a link',
    sending: 'Sending your address…',
    back,
    /** The same with and without such an account, so that it does not reveal who has one. */
    sent: {
      heading: 'Look in your mailbox',
      text: 'If there is an account with this email, a mail with a link is on its way to it. The link works once, and not for long.',
    },
    failures: attemptFailures({ undone: 'No link was sent', unknown: 'whether a link was sent' }),
  },
  reset: {
    title: `Choose a new password | ${company.name}`,
    heading: 'Choose a new password',
    text: 'Type a new password for your account. Whoever is signed in to it, on any device, is signed out.',
    fields: { password: 'New password' },
    passwordHint: 'At least 10 characters',
    submit: 'Set new password',
    sending: 'Setting the password…',
    /** Shown above the candidates' form. */
    done: { heading: 'Your new password is set', text: 'Sign in with it here.' },
    invalid: {
      heading: 'This link does not work any more',
      text: 'It has expired, has been used already, or is not complete. If you still need a new password, ask for another link.',
      links: [{ label: 'Ask for another link', href: forgotten.href }, back],
    },
    failures: attemptFailures({
      undone: 'Your password was not changed',
      unknown: 'whether your password was changed',
    }),
  },
  home: { label: 'Back to home', href: '/' } satisfies Link,
} as const;
