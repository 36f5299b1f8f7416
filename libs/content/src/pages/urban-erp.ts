import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page, Step } from '../types.ts';
import { contactBlock } from './contact-block.ts';

/** The feature cards of the municipal ERP (spec §2, "Municipal ERP"). */
export const urbanFeatures: readonly Card[] = [
  {
    title: 'Property tax',
    description: 'Assessment, demand, collection and arrears, with a history for each building.',
    icon: 'building',
  },
  {
    title: 'Licences and permits',
    description: 'From application to renewal, with each step, fee and inspection recorded.',
    icon: 'document',
  },
  {
    title: 'Accounts and budget',
    description: 'Double-entry accounts with a budget by ward and by head, and its use day by day.',
    icon: 'coins',
  },
  {
    title: 'Works and assets',
    description:
      'Estimates, tenders, measurements and payments, linked to the asset they maintain.',
    icon: 'briefcase',
  },
  {
    title: 'Water and utilities',
    description: 'Connections, readings and bills for the services a town provides itself.',
    icon: 'water',
  },
  {
    title: 'Complaints and requests',
    description: 'What a citizen reports gets a number, an officer and an answer.',
    icon: 'consult',
  },
];

/** The three benefits (spec §2, "Municipal ERP"). */
export const urbanBenefits: readonly Card[] = [
  {
    title: 'Efficiency',
    description: 'Data is entered once and used by every section that needs it.',
    icon: 'clock',
  },
  {
    title: 'Revenue',
    description: 'Demands go out complete and on time, and arrears stay in view.',
    icon: 'trend',
  },
  {
    title: 'Transparency',
    description: 'Council, auditor and citizen see where a file stands and where money went.',
    icon: 'eye',
  },
];

/** The three steps of implementation (spec §2, "Municipal ERP"). */
export const urbanSteps: readonly Step[] = [
  {
    title: 'Needs Assessment',
    description: 'We sit with each section, note how work is done, and agree what is to change.',
  },
  {
    title: 'Customization',
    description: 'Forms, fees, approvals and reports are set up as your rules require.',
  },
  {
    title: 'Training & Rollout',
    description: 'Staff practise on their own data; then section after section goes live.',
  },
];

export const urbanErp: Page = {
  path: '/urban-erp',
  tabBar: 'products',
  title: pageTitle('Municipal ERP'),
  description: `Municipal ERP by ${company.name}: taxes, licences, accounts, works and complaints of an urban local body in one system.`,
  heading: 'Municipal ERP',
  intro: [
    'An urban local body collects taxes, grants licences, builds roads, keeps accounts and answers its citizens, often with a separate system or register for each. Our municipal ERP brings this work into one system, so that the sections of an office see the same facts.',
  ],
  sections: [
    { id: 'features', kind: 'features', heading: 'Features', items: urbanFeatures },
    { id: 'benefits', kind: 'cards', heading: 'Benefits', items: urbanBenefits },
    {
      id: 'implementation',
      kind: 'steps',
      heading: 'How we implement it',
      items: urbanSteps.map((step, index) => ({ label: String(index + 1), ...step })),
    },
    contactBlock({
      heading: 'Ask about Municipal ERP',
      text: 'We gladly visit your office and show the system to all sections together.',
    }),
  ],
};
