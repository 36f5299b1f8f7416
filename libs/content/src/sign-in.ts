import type { Failures, Link } from './types.ts';

/** The two ways to sign in and the screen for the code (spec §2, "Login page"). */
export const signIn = {
  /** As long as nobody can sign in: said above the forms. */
  notice: {
    heading: 'Sign-in is not open yet',
    text: 'Neither staff nor guests can sign in here so far, and there is no account to create. Nothing you type here is kept.',
  },
  /** The answer to every form, meanwhile. */
  refusal:
    'You were not signed in: sign-in is not open yet, and nothing of what you typed was kept.',
  sending: 'Signing in…',
  failures: {
    offline: {
      heading: 'You are offline',
      text: 'You were not signed in: this device has no connection. Please try again when you are back online.',
    },
    server: {
      heading: 'We could not sign you in',
      text: 'Our service did not answer as it should. Please try again.',
    },
    timeout: {
      heading: 'We could not sign you in',
      text: 'The answer took too long. Please try again.',
    },
    too_many: {
      heading: 'Too many tries in a short time',
      text: 'You were not signed in. Please wait a few minutes and try again.',
    },
    too_large: {
      heading: 'What you typed is too long',
      text: 'You were not signed in. Please look at the fields and try again.',
    },
    forbidden: {
      heading: 'Your request was refused',
      text: 'You were not signed in: our service could not verify that the request came from this page. Please reload the page and try again.',
    },
  } satisfies Failures,
  modes: 'Ways to sign in',
  rememberMe: 'Remember me',
  official: {
    tab: 'Official',
    name: 'Official Login',
    fields: { employee_code: 'Employee Code', mobile_number: 'Mobile Number', captcha: 'Captcha' },
    captcha: { text: '7K4RM', hint: 'Type the characters shown' },
    submit: 'Sign In',
  },
  guest: {
    tab: 'Guest',
    name: 'Guest Login',
    fields: { email: 'Email', password: 'Password' },
    forgotPassword: { label: 'Forgot password', href: '/login#contact' } satisfies Link,
    submit: 'Continue as Guest',
  },
  code: {
    name: 'Verification code',
    text: "We've sent a verification code to your email",
    /** As long as no code is sent. */
    notice: {
      heading: 'No code was sent',
      text: 'Sign-in is not open yet: this is the screen a guest will see after signing in, and there is no code to wait for.',
    },
    submit: 'Submit',
    back: { label: 'Back to login', href: '/login?mode=guest' } satisfies Link,
  },
  home: { label: 'Back to home', href: '/' } satisfies Link,
} as const;
