import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The login page (spec §2) for visitors who are not signed in. */
export const login: Page = {
  path: '/login',
  title: pageTitle('Login'),
  description: `Guests of ${company.name} sign in here to see and withdraw their applications, and the staff to work at the desk. How else to reach us.`,
  heading: 'Login',
  intro: ['For guests who have applied to the company, and for its staff.'],
  sections: [
    {
      id: 'contact',
      kind: 'contact',
      heading: 'How to reach us',
      paragraphs: [
        'If you need something from us, please call or write; in office hours a person answers.',
      ],
      items: [
        { title: 'Phone', icon: 'phone', links: [company.phones.office] },
        { title: 'Email', icon: 'mail', links: [company.emails.office] },
      ],
      links: [{ label: 'Office hours and all contacts', href: '/contact-us' }],
    },
  ],
};
