import type { Failures } from './types.ts';

/** Messages when unsubscribing fails. A module of its own, which pages with the newsletter box do not load. */
export const unsubscriptionFailures = {
  offline: {
    heading: 'You are offline',
    text: 'Your subscription was not ended: this device has no connection. Please press the button again when you are back online.',
  },
  unreachable: {
    heading: 'Our service cannot be reached',
    text: 'Your subscription was not ended: there is no way to our service at the moment. Please press the button again in a few minutes.',
  },
  server: {
    heading: 'We could not confirm the end of your subscription',
    text: 'Our service did not answer as it should, so we cannot tell whether your subscription has ended. Please press the button again.',
  },
  timeout: {
    heading: 'We could not confirm the end of your subscription',
    text: 'The answer took too long, so we cannot tell whether your subscription has ended. Please press the button again.',
  },
  too_many: {
    heading: 'Too many requests in a short time',
    text: 'Your subscription was not ended. Please wait a few minutes and press the button again.',
  },
  too_large: {
    heading: 'Your request is too long',
    text: 'Your subscription was not ended: the address of this page is longer than it should be. Please open the link in the newsletter again.',
  },
  forbidden: {
    heading: 'Your request was refused',
    text: 'Your subscription was not ended: our service could not verify that the request came from this page. Please open the link in the newsletter again.',
  },
} as const satisfies Failures;
