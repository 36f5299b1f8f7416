import { businessUnits, company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';

/** The seven specialisations of the consultancy (spec §2, IT consultancy page). */
export const consultancySpecialisations: readonly Card[] = [
  {
    title: 'Smart City',
    description:
      'Plans and specifications for command centres, sensors, traffic, lighting and the data they share.',
    icon: 'building',
  },
  {
    title: 'e-Governance',
    description:
      'Services for citizens from the form to the certificate: process study, project report, tender and supervision.',
    icon: 'document',
  },
  {
    title: 'Fintech/BFSI',
    description:
      'Systems for banks, financial services and insurance that satisfy both the customer at the counter and the auditor.',
    icon: 'coins',
  },
  {
    title: 'Healthcare',
    description:
      'Hospital information, records and laboratory systems, with care for the privacy of patients.',
    icon: 'pulse',
  },
  {
    title: 'ERP',
    description:
      'Choosing, introducing and rescuing enterprise resource planning, with processes put in order first.',
    icon: 'briefcase',
  },
  {
    title: 'Data Centre, NOC, SOC and Networking',
    description:
      'Design and audit of data centres, network and security operations centres, and the networks between them.',
    icon: 'server',
  },
  {
    title: 'Manpower',
    description:
      'Experienced people for your project on onsite or shared models: at your office, or part of their time from ours.',
    icon: 'team',
  },
];

export const itConsultancyServices: Page = {
  path: '/it-consultancy-services',
  illustration: 'consultancy',
  tabBar: 'services',
  title: pageTitle('IT Consultancy Services'),
  description: `IT consultancy by ${company.name}: smart city, e-governance, fintech, healthcare, ERP, data centres and skilled people on onsite or shared models.`,
  heading: 'IT Consultancy Services',
  intro: [
    'A good system starts with a clear question. Our consultants help you to put it: what is the problem, who has it, what would solve it, and what that would cost to buy and to run.',
    'We write project reports and specifications, prepare tenders, compare offers, and supervise the work until it is accepted.',
  ],
  sections: [
    {
      id: 'specialisations',
      kind: 'cards',
      heading: 'Where we specialise',
      items: consultancySpecialisations,
    },
    contactBlock({
      heading: 'Talk to a consultant',
      text: 'A first conversation helps both of us to see whether we are the right people for it.',
      phone: businessUnits.consultancy.phone,
      email: businessUnits.consultancy.email,
    }),
  ],
};
