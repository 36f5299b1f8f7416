import { company } from './company.ts';
import { pageTitle } from './meta.ts';
import type { Link } from './types.ts';

/** Texts of the login page about an account, for visitors without a session. */
export const accountPage = {
  /** The head of the page while somebody is signed in, in place of the login's own. */
  head: {
    title: pageTitle('Your account'),
    heading: 'Your account',
    intro: ['The applications you have sent us, and what else is stored about you.'],
  },
  /** Shown when a request needs a session and there is none. */
  ended: {
    heading: 'Please sign in',
    text: 'You are not signed in, or your session has ended. Nothing was changed.',
  },
  loadFailure: {
    heading: 'We could not look up whether you are signed in',
    text: 'Our service did not answer as it should. Please try again.',
    retry: { label: 'Try again', href: '/login' } satisfies Link,
  },
  signedOut: {
    heading: 'You are signed out',
    text: 'This browser has no access to your account any more.',
  },
  erased: {
    heading: 'You are erased',
    text: `Your account and all that was stored under your email are deleted, and you are signed out. A mail that our office has already received may still be there; ${company.emails.privacy.label} sees to it.`,
  },
} as const;
