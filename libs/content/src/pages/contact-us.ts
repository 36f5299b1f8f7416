import { businessUnits, company, openingHours } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page, PageSection } from '../types.ts';

export const contactParts = {
  headquarters: {
    id: 'headquarters',
    kind: 'contact',
    heading: company.address.heading,
    items: [
      {
        title: 'Address',
        icon: 'pin',
        description: company.address.lines.join(', '),
        links: [company.map],
      },
      { title: 'Office phone', icon: 'phone', links: [company.phones.office] },
      { title: 'Email', icon: 'mail', links: [company.emails.office] },
    ],
  },
  hours: {
    id: 'hours',
    kind: 'hours',
    heading: 'Office hours',
    items: openingHours.map(({ days, hours }) => ({ title: days, description: hours })),
  },
  message: { id: 'message', kind: 'contact', heading: 'Send us a message' },
  units: {
    id: 'business-units',
    kind: 'contact',
    heading: 'Our business units',
    paragraphs: [
      'Each unit has a phone and a mailbox of its own, read by the people who do the work.',
    ],
    items: Object.values(businessUnits).map(({ name, description, icon, phone, email }) => ({
      title: name,
      description,
      icon,
      links: [phone, email],
    })),
  },
  map: { id: 'map', kind: 'contact', heading: 'How to find us' },
} as const satisfies Record<string, PageSection>;

/** The map of the contact page, which is loaded on request only. */
export const contactMap = {
  embed:
    'https://www.openstreetmap.org/export/embed.html?bbox=76.92%2C8.47%2C76.98%2C8.52&layer=mapnik&marker=8.4875%2C76.9525',
  title: `Map: ${company.name}, ${company.address.locality}`,
  button: 'Load the map',
  notice:
    'The map comes from OpenStreetMap. When you load it, their servers learn your network address.',
} as const;

/** The contact page (spec §2): headquarters, hours, contacts, the form, the four business units, the map. */
export const contactUs: Page = {
  path: '/contact-us',
  title: pageTitle('Contact Us'),
  description: `Reach ${company.name}: headquarters in Trivandrum, Kerala, office hours, phone and email, and a direct contact for each of our four units.`,
  heading: 'Contact Us',
  intro: [
    'Call, write or come by. If you know which unit you need, use its own number; if you do not, the office will find the right person.',
  ],
  sections: Object.values(contactParts),
};
