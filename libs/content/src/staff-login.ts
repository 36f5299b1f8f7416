import { attemptFailures } from './sign-in.ts';

/** The staff's part of the login page (spec §2, "Login page"). */
export const staffLogin = {
  name: 'Official Login',
  text: 'For staff: first your code and mobile number, then the code of your authenticator.',
  fields: { employee_code: 'Employee Code', mobile_number: 'Mobile Number', captcha: 'Captcha' },
  captcha: {
    /** Text alternative of the captcha, without its characters. */
    picture: 'Five characters for you to type',
    hint: 'Type the characters in the picture',
    another: 'Another picture',
    refreshed: 'The picture is new',
    inWords: 'Ask me in words instead',
    /** Label of the plain alternative to the picture. */
    question: (a: number, b: number): string => `Captcha: what is ${String(a)} plus ${String(b)}?`,
    questionHint: 'Answer with digits',
    inPicture: 'Show me a picture instead',
  },
  rememberHint:
    'Keeps you signed in on this device for a day without use, and up to 7 days; not for a shared one.',
  submit: 'Sign In',
  sending: 'Signing in…',
  failures: attemptFailures({
    undone: 'You were not signed in',
    unknown: 'whether you are signed in',
    wait: 'a while, an hour at most,',
  }),
  /** In place of the form while a member is signed in. */
  signedIn: {
    heading: 'You are signed in',
    facts: { name: 'Name', employee_code: 'Employee Code', role: 'Role' },
    roles: { recruiter: 'Recruiter', sales: 'Sales', administrator: 'Administrator' },
    desk: 'Go to the desk',
    signOut: {
      name: 'Sign out of the staff account',
      submit: 'Sign out',
      sending: 'Signing out…',
      done: {
        heading: 'You are signed out',
        text: 'This browser has no access to the desk any more.',
      },
      failures: attemptFailures({
        undone: 'You were not signed out',
        unknown: 'whether you are signed out',
      }),
    },
  },
} as const;
