import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The login page (spec §2). As long as nobody can sign in it says so, and how to reach the company. */
export const login: Page = {
  path: '/login',
  title: pageTitle('Login'),
  description: `Sign-in for staff and guests of ${company.name} is not open on this website yet. Here is how to reach us in the meantime.`,
  heading: 'Login',
  intro: ['For the staff of the company, and for guests who have written or applied to it.'],
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
