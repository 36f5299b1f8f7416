import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';
import { relatedProducts } from './related.ts';

/** Features of FileVault (spec §2, "FileVault: digital document management and eOffice"). */
export const fileVaultFeatures: readonly Card[] = [
  {
    title: 'Digital files',
    description: 'Letters, notes and drafts kept together in one file, numbered and never mislaid.',
    icon: 'document',
  },
  {
    title: 'Workflow',
    description: 'A file moves from desk to desk as your rules say, and shows where it is waiting.',
    icon: 'integrate',
  },
  {
    title: 'Search',
    description: 'Find a paper by its number, its subject, its sender or the words in it.',
    icon: 'search',
  },
  {
    title: 'Access rights',
    description: 'Each person sees what the office allows, down to the single document.',
    icon: 'shield',
  },
  {
    title: 'Record of every step',
    description: 'Who read, changed, approved or forwarded what, and when.',
    icon: 'clock',
  },
  {
    title: 'Versions and archive',
    description:
      'Earlier versions stay readable, and closed files are kept as long as they must be.',
    icon: 'database',
  },
];

export const fileVault: Page = {
  path: '/file-vault',
  tabBar: 'products',
  title: pageTitle('FileVault'),
  description: `FileVault by ${company.name}: digital document management and eOffice, with workflow, search and a record of every step.`,
  heading: 'FileVault',
  intro: [
    'FileVault is digital document management and eOffice in one. It takes the files of an office, with their notes, approvals and enclosures, from the shelf to the screen, and keeps the order that people there are used to.',
    'A file can be found in seconds, worked on from another building, and never lies in two places at once.',
  ],
  sections: [
    { id: 'features', kind: 'features', heading: 'Features', items: fileVaultFeatures },
    contactBlock({
      heading: 'Ask about FileVault',
      text: 'Tell us how a file travels through your office today.',
    }),
    relatedProducts('/fintech-applications', '/aero-management', '/education-products'),
  ],
};
