import { company } from './company.ts';
import { pageTitle } from './meta.ts';
import { attemptFailures } from './sign-in.ts';

const back = 'Back to login';

const notSignedIn = attemptFailures({
  undone: 'The code was not tried, and you are not signed in',
  unknown: 'whether you are signed in',
});

/** Texts of the steps after the staff's form on the login page: the code, and at first the authenticator. */
export const staffSignIn = {
  title: pageTitle('Staff sign-in'),
  description: `The second step for the staff of ${company.name} who sign in.`,
  /** Validation messages by the contract's error codes, save those in `signIn`. */
  validation: {
    employee_code_missing: 'Employee code is not given',
    employee_code_invalid: 'An employee code has 2 to 20 letters, digits and hyphens',
    mobile_number_missing: 'Mobile number is not given',
    mobile_number_invalid: 'A mobile number has 8 to 12 digits, those of the country among them',
    captcha_missing: 'Please answer the captcha',
    captcha_invalid:
      'That was not the answer to the captcha, or it is too old. Here is another one.',
    staff_code_invalid:
      'This code does not work. Please check it, or wait for the next one of your app. If more than 10 minutes have passed, go back and sign in again. After many wrong codes, only a recovery code works for an hour or longer.',
  },
  /** The same whatever was typed before: it must not reveal who is a member or has an authenticator. */
  code: {
    heading: 'Enter your code',
    text: 'Open your authenticator app and type the six digits it shows. If you have not set one up yet, or it was reset, type the code that we mail to your address at the company.',
    name: 'Sign-in code',
    label: 'Six-digit code',
    hint: 'A code of the app works for about half a minute, a mailed one for 10 minutes; each works once.',
    submit: 'Submit',
    sending: 'Checking the code…',
    other: 'Use a recovery code',
    back,
    failures: notSignedIn,
  },
  recovery: {
    heading: 'Use a recovery code',
    text: 'When you set up your authenticator, you were shown ten recovery codes. Each of them works once.',
    name: 'Recovery code',
    label: 'Recovery code',
    hint: 'Ten letters and digits, as in k7w2m-9xq4t',
    help: 'None left? Your administrator can reset your authenticator.',
    submit: 'Submit',
    sending: 'Checking the code…',
    other: 'Use the authenticator instead',
    back,
    failures: notSignedIn,
  },
  enrol: {
    heading: 'Set up your authenticator',
    text: 'From now on you sign in with the six digits of an app on your phone. This is done once.',
    steps: {
      app: {
        heading: '1. Open an authenticator app',
        text: 'Any app for time-based codes (TOTP) will do. If you have none, install one from your phone’s store.',
      },
      scan: {
        heading: '2. Scan the picture',
        picture: 'QR code with your key, which stands below as text',
        key: 'Cannot scan it? Type this key into the app:',
        here: 'Open in an app on this device',
      },
      confirm: { heading: '3. Type what the app shows' },
    },
    name: 'First code of the authenticator',
    label: 'Six-digit code',
    hint: 'The app shows a new one every 30 seconds.',
    submit: 'Confirm and sign in',
    sending: 'Checking the code…',
    back,
    failures: attemptFailures({
      undone: 'Your authenticator was not set up, and you are not signed in',
      unknown: 'whether your authenticator was set up',
    }),
  },
  /** For a browser in which no authenticator is being set up. */
  ended: {
    heading: 'This step is over',
    text: 'Your authenticator is set up already, too many codes were wrong, or it took longer than we wait. The login says whether you are signed in; if not, please begin again.',
    back,
  },
  codes: {
    heading: 'Save your recovery codes',
    text: 'You are signed in. Should you lose your phone, each of these ten codes signs you in once, in place of the app.',
    warning: {
      heading: 'They are shown this once',
      text: 'Print them, or copy them to your password manager. Whoever has one of them and your numbers can sign in as you.',
    },
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Your browser did not let us copy them. Please select and copy them yourself.',
    print: 'Print',
    saved: 'I have saved them',
  },
} as const;
