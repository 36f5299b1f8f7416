import { company } from './company.ts';
import type { Failures, Link } from './types.ts';

const home: Link = { label: 'Back to home', href: '/' };

/** Texts of the newsletter box and of the pages behind its links (spec §2, "Footer"; contract §4, `subscribe`). */
export const subscriptions = {
  validation: { email_invalid: 'Please enter valid email and continue' },
  sending: 'Sending your address…',
  /** The same for known and unknown addresses, so that it does not reveal who is subscribed. */
  accepted:
    'Thank you. Please look in your mailbox: we have sent a link with which you confirm your subscription.',
  failures: {
    offline: {
      heading: 'You are offline',
      text: 'Your address was not sent: this device has no connection. It is still here; send it again when you are back online.',
    },
    unreachable: {
      heading: 'Our service cannot be reached',
      text: 'Your address was not sent: there is no way to our service at the moment. It is still here; please send it again in a few minutes.',
    },
    server: {
      heading: 'We could not confirm your request',
      text: 'Our service did not answer as it should, so we cannot tell whether your address arrived. It is still here; please send it again.',
    },
    timeout: {
      heading: 'We could not confirm your request',
      text: 'The answer took too long, so we cannot tell whether your address arrived. It is still here; please send it again.',
    },
    too_many: {
      heading: 'Too many requests in a short time',
      text: 'Your address was not sent. It is still here; please wait a while, an hour at most, and send it again.',
    },
    too_large: {
      heading: 'Your address is too long',
      text: 'Your address was not sent because it is longer than the form accepts. It is still here; please check it and send it again.',
    },
    forbidden: {
      heading: 'Your request was refused',
      text: 'Your address was not sent: our service could not verify that it came from this page. It is still here; please copy it, reload the page and send it again.',
    },
  } satisfies Failures,
  confirm: {
    title: `Confirm your subscription | ${company.name}`,
    heading: 'Confirm your subscription',
    text: `Press the button, and ${company.name} will send its newsletter to the address at which you received the link.`,
    button: 'Confirm subscription',
    confirmed: {
      heading: 'You are subscribed',
      text: 'Your subscription is confirmed. Each newsletter carries a link with which you can end it.',
      links: [home],
    },
    invalid: {
      heading: 'This link does not work any more',
      text: 'It has expired, is not complete, or a newer mail has taken its place. If your address is not subscribed yet, enter it in the box at the foot of any page and we will send you a new link.',
      links: [home],
    },
  },
  unsubscribe: {
    title: `End your subscription | ${company.name}`,
    heading: 'End your subscription',
    text: `Press the button, and ${company.name} will send you no more newsletters.`,
    button: 'Unsubscribe',
    sending: 'Ending your subscription…',
    done: {
      heading: 'You are unsubscribed',
      text: 'We have removed your address and will send you no more newsletters.',
      links: [home],
    },
    invalid: {
      heading: 'This link does not work',
      text: `It is not complete, or the address has been removed already. If newsletters still reach you, write to ${company.emails.office.label} and we will see to it.`,
      links: [home],
    },
  },
} as const;
