import { businessUnits, company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page, Step } from '../types.ts';
import { contactBlock } from './contact-block.ts';

/** A certificate of the company's engineers, by its subject and the vendor that gives it. */
export interface Certification {
  readonly subject: string;
  readonly vendor: string;
}

/** Certificates of our engineers (spec §2, Cloud services page); the vendor is a placeholder. */
export const certifications: readonly Certification[] = [
  { subject: 'Solution architecture', vendor: 'Example Cloud' },
  { subject: 'Systems administration and operations', vendor: 'Example Cloud' },
  { subject: 'Database migration', vendor: 'Example Cloud' },
  { subject: 'Security', vendor: 'Example Cloud' },
];

/** Phase of a migration with its reserve. `work` and `margin` are shares of the whole plan. */
export interface MarginPhase extends Step {
  readonly work: number;
  readonly margin: number;
  readonly marginText: string;
}

/** The phases of the diagram that shows our margin approach (spec §2, Cloud services page). */
export const approach: readonly [MarginPhase, ...MarginPhase[]] = [
  {
    title: 'Assess',
    description:
      'We list what runs today, what depends on what, and what it costs to keep as it is.',
    work: 3,
    margin: 1,
    marginText: 'of time, for the application nobody mentioned',
  },
  {
    title: 'Plan',
    description:
      'For each application we choose a way of moving it, an order, and a way back if something fails.',
    work: 3,
    margin: 1,
    marginText: 'of money, for what can only be known once it moves',
  },
  {
    title: 'Migrate',
    description: 'We rehearse with copies, then move in windows you agree to, and compare results.',
    work: 5,
    margin: 2,
    marginText: 'of safety: the old system stays ready until the new one has proved itself',
  },
  {
    title: 'Operate',
    description:
      'We watch, patch and tune what has been moved, and hand over whatever you want to run yourself.',
    work: 4,
    margin: 1,
    marginText: 'of capacity, above the highest load we have seen',
  },
];

export const marginLabel = 'Margin';

/** The three ways of migrating (spec §2, "migration cards"). */
export const migrations: readonly Card[] = [
  {
    title: 'Lift & Shift (Rehosting)',
    description:
      'The application moves as it is. The quickest way out of an old server room, with the least change for its users.',
    icon: 'server',
  },
  {
    title: 'Replatform',
    description:
      'A few parts are exchanged on the way, such as the database or the web server, for managed ones that need less care.',
    icon: 'cloud',
  },
  {
    title: 'Refactor/Re-architect',
    description:
      'The application is rebuilt in parts for the cloud. More work at first, for systems that must grow or change often.',
    icon: 'code',
  },
];

/** The four specialised solutions (spec §2, Cloud services page). */
export const cloudSolutions: readonly Card[] = [
  {
    title: 'Lift & Shift',
    description:
      'Multi-account environments with central IAM: each department in an account of its own, and one place that decides who may do what.',
    icon: 'cloud',
  },
  {
    title: 'Database Migration',
    description:
      'Oracle, SQL Server and MongoDB databases moved with their data checked row against row before the old one is switched off.',
    icon: 'database',
  },
  {
    title: 'Application Modernization',
    description:
      'Older applications taken apart into services that can be released, scaled and repaired one by one.',
    icon: 'code',
  },
  {
    title: 'Cloud Security',
    description:
      'Identities, networks, encryption and logs set up so that an auditor can follow them, and kept that way.',
    icon: 'shield',
  },
];

/** Why choose us, with the spec's own figures (spec §2, Cloud services page, and §9). */
export const cloudReasons: readonly Card[] = [
  {
    title: '10+ years of enterprise IT expertise',
    description: 'We knew the systems in the server room before we moved them to the cloud.',
    icon: 'clock',
  },
  {
    title: 'End-to-end ownership',
    description: 'Assessment, migration and operation are one job, with one contact.',
    icon: 'integrate',
  },
  {
    title: 'Technical expertise',
    description: 'Certified engineers who also know networks, databases and code.',
    icon: 'graduation',
  },
  {
    title: '100% customer success',
    description: 'A migration is finished when your people work on the new system.',
    icon: 'check',
  },
];

export const cloudServices: Page = {
  path: '/cloud-services',
  illustration: 'cloud',
  tabBar: 'services',
  title: pageTitle('Cloud Services'),
  description: `Specialised cloud migration by ${company.name}: lift and shift, replatforming, re-architecture, database migration and cloud security.`,
  heading: 'Cloud Services',
  intro: [
    'We offer specialised cloud migration services. Moving to the cloud is not one decision but many: which applications, in which order, by which way, and what happens on the night it goes live.',
    'We take these decisions with you, one application at a time, and carry them out.',
  ],
  sections: [
    {
      id: 'certifications',
      kind: 'features',
      heading: 'Our certifications',
      paragraphs: ['Our engineers hold certificates in these subjects.'],
      items: certifications.map(({ subject, vendor }) => ({ title: subject, description: vendor })),
    },
    {
      id: 'approach',
      kind: 'steps',
      heading: 'Our margin approach',
      paragraphs: [
        'No migration goes exactly as drawn. So each phase keeps a margin of its own, and the date we promise already holds it.',
      ],
      items: approach.map(({ title, description, marginText }) => ({
        title,
        description: `${description} ${marginLabel} ${marginText}.`,
      })),
    },
    { id: 'migration', kind: 'cards', heading: 'Three ways to migrate', items: migrations },
    {
      id: 'solutions',
      kind: 'cards',
      heading: 'Specialised solutions',
      items: cloudSolutions,
    },
    { id: 'why-choose-us', kind: 'cards', heading: 'Why Choose Us', items: cloudReasons },
    contactBlock({
      heading: 'Talk to the cloud unit',
      text: 'Tell us what you run today and what troubles you about it.',
      phone: businessUnits.cloud.phone,
      email: businessUnits.cloud.email,
    }),
  ],
};
