import { company } from '../company.ts';
import type { Mail } from '../types.ts';
import { letter, paragraph } from './parts.ts';

/** Asks the owner of an address that was entered in the newsletter box to confirm it. */
export function subscriptionConfirmation(subscription: { readonly link: string }): Mail {
  return letter({
    subject: `Please confirm your subscription to the ${company.name} newsletter`,
    heading: 'Please confirm your subscription',
    preview: 'Until you confirm it, you are not subscribed.',
    body: [
      paragraph(
        `somebody, probably you, asked for the ${company.name} newsletter at this address: news about our products and services, by email.`,
      ),
      {
        kind: 'action',
        lead: 'To receive it, open this link and press the button on the page:',
        href: subscription.link,
        label: 'Open the page to confirm',
        primary: true,
      },
      paragraph(
        'If it was not you, please ignore this message. You will not be subscribed, and we will not write again unless asked.',
      ),
    ],
  });
}

/** Welcomes a confirmed subscriber; the link ends the subscription. */
export function subscriptionWelcome(subscription: { readonly unsubscribeLink: string }): Mail {
  return letter({
    subject: `You are subscribed to the ${company.name} newsletter`,
    heading: 'You are subscribed',
    preview: 'Your subscription is confirmed; you can end it at any time.',
    body: [
      paragraph(
        `your subscription to the ${company.name} newsletter is confirmed: news about our products and services, by email.`,
      ),
      {
        kind: 'action',
        lead: 'To end it at any time, open this link and press the button on the page:',
        href: subscription.unsubscribeLink,
        label: 'Open the page to unsubscribe',
        primary: false,
      },
      paragraph('Each newsletter carries the link too.'),
    ],
  });
}
