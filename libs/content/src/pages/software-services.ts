import { businessUnits, company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page, SectionItem } from '../types.ts';
import { contactBlock } from './contact-block.ts';
import { pictureOf } from './related.ts';

/** The eight specialisations of the software unit (spec §2, Software development page). */
export const softwareSpecialisations: readonly Card[] = [
  {
    title: 'Finance',
    description:
      'Counters, ledgers, limits and reports for money changers, banks and finance departments.',
    icon: 'coins',
  },
  {
    title: 'Airport',
    description:
      'Operations and revenue: what lands, what is used, what is invoiced, and what is still to be paid.',
    icon: 'plane',
  },
  {
    title: 'Government/Enterprise',
    description:
      'Applications for offices with many desks, clear responsibilities and a need for lasting records.',
    icon: 'building',
  },
  {
    title: 'Enterprise Cloud Enablement',
    description:
      'Existing business applications made ready for the cloud, and new ones designed for it.',
    icon: 'cloud',
  },
  {
    title: 'Business Process Management',
    description:
      'Approvals and hand-overs drawn as a process, run as software, and easy to change when the rules do.',
    icon: 'integrate',
  },
  {
    title: 'Analytics and Data Visualization',
    description:
      'Figures from several systems brought together and shown so that they can be acted on.',
    icon: 'chart',
  },
  {
    title: 'Mobile Application',
    description:
      'Apps for citizens, customers and field staff that also work where the connection does not.',
    icon: 'mobile',
  },
  {
    title: 'GIS',
    description: 'Maps as part of an application: assets, routes and registers in their place.',
    icon: 'map',
  },
];

/** Our Products as the software page lists them (spec §2, Software development page). */
export const softwareProducts: readonly SectionItem[] = [
  {
    title: 'Fintech Application Suite',
    description:
      'Customer identity verification, money-changer management and authorised dealer category II.',
    href: '/fintech-applications',
    ...pictureOf('/fintech-applications'),
  },
  {
    title: 'Education (EDU-ERP)',
    description: 'Campus management from admission to alumni, in 25+ modules.',
    href: '/education-products',
    ...pictureOf('/education-products'),
  },
  {
    title: 'Aero-DB',
    description: 'Airport operations management, with revenue monitoring built in.',
    href: '/aero-management',
    ...pictureOf('/aero-management'),
  },
  {
    title: 'Enterprise Resource Planning',
    description: 'Budgeting, procurement and inventory for companies and institutions.',
    href: '/enterprise-resources',
    ...pictureOf('/enterprise-resources'),
  },
];

export const softwareServices: Page = {
  path: '/software-services',
  illustration: 'software',
  tabBar: 'services',
  title: pageTitle('Software Development'),
  description: `Software development by ${company.name}: finance, airports, government, mobile, GIS and analytics, made to order or from our own products.`,
  heading: 'Software Development',
  intro: [
    'We write software for people who have something to get done: a clerk with a queue at the counter, an engineer in the field, a director who needs one reliable figure.',
    'We show working software early and often, test it by machine and by hand, and document it so that you are never tied to us for lack of knowledge.',
  ],
  sections: [
    {
      id: 'specialisations',
      kind: 'cards',
      heading: 'Where we specialise',
      items: softwareSpecialisations,
    },
    { id: 'our-products', kind: 'cards', heading: 'Our Products', items: softwareProducts },
    contactBlock({
      heading: 'Talk to the software unit',
      text: 'Describe the task in your own words; we will ask about the rest.',
      phone: businessUnits.software.phone,
      email: businessUnits.software.email,
    }),
  ],
};
