import { businessUnits, company, openingHours } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The contact page (spec §2): headquarters, hours, contacts and the four business units. */
export const contactUs: Page = {
  path: '/contact-us',
  title: pageTitle('Contact Us'),
  description: `Reach ${company.name}: headquarters in Trivandrum, Kerala, office hours, phone and e-mail, and a direct contact for each of our four units.`,
  heading: 'Contact Us',
  intro: [
    'Call, write or come by. If you know which unit you need, use its own number; if you do not, the office will find the right person.',
  ],
  sections: [
    {
      id: 'headquarters',
      kind: 'contact',
      heading: company.address.heading,
      items: [
        {
          title: 'Address',
          description: company.address.lines.join(', '),
          icon: 'pin',
          links: [company.map],
        },
        { title: 'Office phone', icon: 'phone', links: [company.phones.office] },
        { title: 'Email', icon: 'mail', links: [company.emails.office] },
      ],
    },
    {
      id: 'hours',
      kind: 'hours',
      heading: 'Office hours',
      items: openingHours.map(({ days, hours }) => ({ title: days, description: hours })),
    },
    {
      id: 'business-units',
      kind: 'contact',
      heading: 'Our business units',
      items: Object.values(businessUnits).map(({ name, description, icon, phone, email }) => ({
        title: name,
        description,
        icon,
        links: [phone, email],
      })),
    },
  ],
};
