import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

export const accessibility: Page = {
  path: '/accessibility',
  title: pageTitle('Accessibility'),
  description: `How accessible the website of ${company.name} is meant to be, how we test it, and whom to tell when something does not work for you.`,
  heading: 'Accessibility',
  intro: [
    'This website should work for everybody: with a keyboard, a screen reader, large type or a small screen, with and without JavaScript. If something does not work for you, please tell us.',
  ],
  sections: [
    {
      id: 'aim',
      kind: 'text',
      heading: 'What we aim for',
      paragraphs: [
        'We aim to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That is our aim and what we test for; no independent body has audited the website.',
      ],
    },
    {
      id: 'testing',
      kind: 'text',
      heading: 'How we test',
      paragraphs: [
        'Each page, and each part it is made of, is checked in Chromium with axe. We also test the controls with the keyboard alone.',
        'This program finds many faults, but not all of them. The main tasks are also tested in Firefox and WebKit. Screen readers are not part of our automatic tests.',
      ],
    },
    {
      id: 'preferences',
      kind: 'text',
      heading: 'Your settings count',
      paragraphs: [
        'If your device asks for reduced motion, pages do not move. Light and dark colours, your text size and your zoom are respected.',
      ],
    },
    {
      id: 'problems',
      kind: 'text',
      heading: 'Tell us about a problem',
      paragraphs: [
        'If something does not work for you, please tell us which page it was and what you tried. We will answer, give you the information in another way if you need it, and mend the page.',
      ],
      links: [company.emails.accessibility, company.phones.office],
    },
  ],
};
