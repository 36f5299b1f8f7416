import { company } from './company.ts';
import { daysText } from './days.ts';
import { pageTitle } from './meta.ts';
import { retention } from './retention.ts';
import type { Failures, Link } from './types.ts';

const career: Link = { label: 'See all open positions', href: '/career' };
const period = daysText(retention.talentPool);

/** Texts of the page on which an applicant stays in the talent pool or leaves it. */
export const talentPool = {
  path: '/talent-pool',
  title: pageTitle('Talent pool'),
  heading: 'Your application in our talent pool',
  text: `When you applied, you asked ${company.name} to keep your application for other vacancies. Here you choose whether we still do.`,
  stay: {
    button: 'Stay in the talent pool',
    text: `We keep your application and your resume for another ${period} from today, and write to you before that ends.`,
    done: {
      heading: 'You stay in our talent pool',
      text: `We keep your application for another ${period}, and write to you before that ends. The link in our mails goes on working.`,
      links: [career],
    },
  },
  leave: {
    button: 'Leave the talent pool',
    text: `We delete your application and your resume ${daysText(retention.applications)} after you applied, or within the hour if that is over. It changes nothing for the vacancy you applied for.`,
    done: {
      heading: 'You have left our talent pool',
      text: `We do not consider your application for other vacancies any more, and delete it with your resume ${daysText(retention.applications)} after you applied, or within the hour if that is over.`,
      links: [career],
    },
  },
  sending: 'Saving your choice…',
  invalid: {
    heading: 'This link does not work',
    text: `It is not complete, or your application is not kept any more. If you have a question about it, write to ${company.emails.privacy.label}.`,
    links: [career],
  },
  failures: {
    offline: {
      heading: 'You are offline',
      text: 'Nothing was changed: this device has no connection. Please press the button again when you are back online.',
    },
    unreachable: {
      heading: 'Our service cannot be reached',
      text: 'Nothing was changed: there is no way to our service at the moment. Please press the button again in a few minutes.',
    },
    server: {
      heading: 'We could not confirm your choice',
      text: 'Our service did not answer as it should, so we cannot tell whether your choice was saved. Please press the button again.',
    },
    timeout: {
      heading: 'We could not confirm your choice',
      text: 'The answer took too long, so we cannot tell whether your choice was saved. Please press the button again.',
    },
    too_many: {
      heading: 'Too many requests in a short time',
      text: 'Nothing was changed. Please wait a few minutes and press the button again.',
    },
    too_large: {
      heading: 'Your request is too long',
      text: 'Nothing was changed: the address of this page is longer than it should be. Please open the link in our mail again.',
    },
    forbidden: {
      heading: 'Your request was refused',
      text: 'Nothing was changed: our service could not verify that the request came from this page. Please open the link in our mail again.',
    },
  },
} as const satisfies { readonly failures: Failures } & Readonly<Record<string, unknown>>;
