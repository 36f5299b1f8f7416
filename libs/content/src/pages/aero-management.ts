import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';
import { relatedProducts } from './related.ts';

/** The features of the airport system (spec §2, "Aero Management"; 80+ is spec §9). */
export const aeroFeatures: readonly Card[] = [
  {
    title: 'Visibility into 80+ revenue streams',
    description:
      'Landing, parking, passenger, retail, advertising, cargo, rent: each stream on its own, and all of them together.',
    icon: 'eye',
  },
  {
    title: 'Real-time dashboards',
    description:
      'Today’s figures while it is still today, for the duty manager as well as for the board.',
    icon: 'chart',
  },
  {
    title: 'Automated compliance reporting',
    description: 'Reports that are due are drawn from the same records the invoices are made from.',
    icon: 'shield',
  },
  {
    title: 'Predictive analytics',
    description:
      'What the coming weeks are likely to bring, from past traffic and the season’s schedule.',
    icon: 'trend',
  },
  {
    title: 'Integration with airport subsystems',
    description:
      'Flight information, parking, access and accounts are connected, so that nothing is typed twice.',
    icon: 'integrate',
  },
];

export const aeroManagement: Page = {
  path: '/aero-management',
  tabBar: 'products',
  title: pageTitle('Aero Management'),
  description: `Aero Management by ${company.name}: an airport revenue monitoring system with visibility into 80+ revenue streams and real-time dashboards.`,
  heading: 'Airport Revenue Monitoring System',
  intro: [
    'An airport earns in many places at once, and each of them keeps its own books. Aero Management, built on Aero-DB, our system for airport operations, brings them together: what was used, what was agreed, what was invoiced and what has been paid.',
    'Differences show up on the day they arise, when somebody still remembers why.',
  ],
  sections: [
    { id: 'features', kind: 'features', heading: 'Features', items: aeroFeatures },
    contactBlock({
      heading: 'Ask about Aero Management',
      text: 'We show you the system with figures like those of your airport.',
    }),
    relatedProducts('/file-vault', '/urban-erp'),
  ],
};
