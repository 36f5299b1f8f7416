import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The login page as long as nobody can sign in: says so, and how to reach the company (spec §2). */
export const login: Page = {
  path: '/login',
  title: pageTitle('Login'),
  description: `Sign-in for staff and guests of ${company.name} is not open on this website yet. Here is how to reach us in the meantime.`,
  heading: 'Login',
  intro: [
    'Sign-in is not open on this website yet. Neither staff nor guests can sign in here, and there is no account to create.',
    'If you need something from us, please call or write; in office hours a person answers.',
  ],
  sections: [
    {
      id: 'contact',
      kind: 'contact',
      heading: 'How to reach us',
      items: [
        { title: 'Phone', icon: 'phone', links: [company.phones.office] },
        { title: 'Email', icon: 'mail', links: [company.emails.office] },
      ],
      links: [
        { label: 'Back to home', href: '/' },
        { label: 'Office hours and all contacts', href: '/contact-us' },
      ],
    },
  ],
};
