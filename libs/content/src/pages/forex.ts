import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Figure, Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';

/** The feature cards of ForEx (spec §2, "ForEx"). */
export const forexFeatures: readonly Card[] = [
  {
    title: 'Rate board',
    description: 'Buying and selling rates set once and shown at every counter and branch.',
    icon: 'coins',
  },
  {
    title: 'Counter transactions',
    description:
      'Purchase and sale with the customer’s documents, limits and receipt on one screen.',
    icon: 'building',
  },
  {
    title: 'Customer identity',
    description: 'Documents are taken and checked before the money changes hands.',
    icon: 'user',
  },
  {
    title: 'Stock and accounts',
    description: 'Notes by currency and branch, with gains and losses booked as they occur.',
    icon: 'database',
  },
  {
    title: 'Statutory reports',
    description: 'Registers and returns come from the transactions themselves.',
    icon: 'document',
  },
  {
    title: 'Software as a service',
    description: 'Nothing to install at the branch: a browser and a connection are enough.',
    icon: 'cloud',
  },
];

/** The product's figures (spec §9, "Marketing figures"). */
export const forexFigures: readonly Figure[] = [
  { value: '30%', label: 'risk reduction' },
  { value: '24/7', label: 'monitoring' },
  { value: '100%', label: 'audit ready' },
  { value: 'Up to 70%', label: 'faster processing' },
];

/** The ForEx page (spec §2), without the demo form. */
export const forex: Page = {
  path: '/forex',
  tabBar: 'products',
  title: pageTitle('ForEx'),
  description: `ForEx by ${company.name}: foreign exchange software as a service for authorised money changers, with rates, counters, stock and reports.`,
  heading: 'ForEx',
  intro: [
    'ForEx is foreign-exchange software as a service for authorised money changers. Rates, counters, currency stock, accounts and reports of all branches are in one place, and each transaction is complete when the customer leaves.',
  ],
  sections: [
    {
      id: 'figures',
      kind: 'figures',
      heading: 'What it brings',
      items: forexFigures.map(({ value, label }) => ({ label: value, title: label })),
    },
    { id: 'features', kind: 'features', heading: 'Features', items: forexFeatures },
    contactBlock({
      heading: 'Schedule a Demo',
      text: 'Call or write, and we will agree on a time to show you ForEx at work.',
    }),
  ],
};
