import { company } from './company.ts';
import { pageTitle } from './meta.ts';
import type { ErrorPage, Link } from './types.ts';

const home: Link = { label: 'Back to home', href: '/' };
const contact: Link = { label: 'Contact us', href: '/contact-us' };
const reach = `If it cannot wait, call ${company.phones.office.label} or write to ${company.emails.office.label}.`;

/** Error pages by HTTP status. The form texts are for posts without JavaScript. */
export const errorPages = {
  400: {
    status: 400,
    title: pageTitle('Not understood'),
    heading: 'We could not read what was sent',
    paragraphs: [
      'Nothing was saved. Please go back, check the form and send it again.',
      'Going back in your browser usually brings back what you typed.',
    ],
    links: [home, contact],
  },
  403: {
    status: 403,
    title: pageTitle('Refused'),
    heading: 'Your form was refused',
    paragraphs: [
      'Nothing was saved: we could not verify that the form was sent from this website.',
      `Please open the page here, fill in the form and send it again. ${reach}`,
    ],
    links: [contact, home],
  },
  404: {
    status: 404,
    title: pageTitle('Page not found'),
    heading: 'Page not found',
    paragraphs: [
      'There is no page at this address. It may have been moved, or the address may have a typing mistake.',
      'Try the menu above, or one of these pages:',
    ],
    links: [
      home,
      { label: 'Services', href: '/services' },
      { label: 'Products', href: '/product' },
      { label: 'Career', href: '/career' },
      contact,
    ],
  },
  405: {
    status: 405,
    title: pageTitle('Not possible here'),
    heading: 'This page takes no forms',
    paragraphs: [
      'Nothing was saved: there is no form at this address to send anything to.',
      'Please open the page with the form and send it from there.',
    ],
    links: [contact, home],
  },
  413: {
    status: 413,
    title: pageTitle('Too large'),
    heading: 'What you sent is too large',
    paragraphs: [
      'Nothing was saved: the form was larger than we accept.',
      'Please go back, shorten your message and send it again. Going back in your browser usually brings back what you typed.',
    ],
    links: [contact, home],
  },
  415: {
    status: 415,
    title: pageTitle('Wrong type'),
    heading: 'We do not take this type of form',
    paragraphs: [
      'Nothing was saved: the form arrived in a format we do not read.',
      'Please send it from the page on this website.',
    ],
    links: [contact, home],
  },
  429: {
    status: 429,
    title: pageTitle('Please wait'),
    heading: 'Too many requests in a short time',
    paragraphs: [
      'Nothing was saved. Please wait a few minutes, go back and send the form again.',
      `Going back in your browser usually brings back what you typed. ${reach}`,
    ],
    links: [contact, home],
  },
  500: {
    status: 500,
    title: pageTitle('Something went wrong'),
    heading: 'Something went wrong on our side',
    paragraphs: [
      'The page could not be shown. If you were sending a form, we cannot tell whether it arrived.',
      `Please try again in a few minutes. ${reach}`,
    ],
    links: [home],
  },
  503: {
    status: 503,
    title: pageTitle('Not available just now'),
    heading: 'The website is not available just now',
    paragraphs: [
      'We are restarting or repairing something. If you were sending a form, it may not have arrived.',
      `Please try again in a few minutes. ${reach}`,
    ],
    links: [home],
  },
} as const satisfies Readonly<Record<number, ErrorPage>>;

/** The statuses that have a page. */
export type ErrorStatus = keyof typeof errorPages;
