import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Page } from '../types.ts';
import { brochures, type Brochure } from './brochures.ts';
import { contactBlock } from './contact-block.ts';
import { relatedProducts } from './related.ts';

const NAME = 'Fintech Applications';

/** The three solutions, by the value of `?solution=` (spec §4, "Fintech page"; contract §3). */
export type FintechSolutionKey = 'ckyc' | 'ffmc' | 'adII';

/** One of the three choices. */
export interface FintechSolution {
  readonly key: FintechSolutionKey;
  /** Label of the radio button, and heading of its content. */
  readonly label: string;
  /** Purpose in a few words. */
  readonly summary: string;
  readonly description: readonly string[];
  readonly features: readonly Card[];
  readonly brochure?: Brochure;
}

/** The solution shown until another is chosen (spec §2, "default CKYC Solution"). */
export const defaultFintechSolution: FintechSolutionKey = 'ckyc';

/** Texts of the choice; the button is for visitors without JavaScript. */
export const fintechChoice = { name: 'Choose a solution', submit: 'Show the solution' } as const;

/** The three solutions in their order (spec §2, Fintech applications page; the 14 digits are spec §9). */
export const fintechSolutions: readonly FintechSolution[] = [
  {
    key: 'ckyc',
    label: 'CKYC Solution',
    summary: 'Customer identity verification',
    description: [
      'Central KYC, CKYC for short, spares customers from proving who they are again at each institution. On registration a customer receives a CKYC identifier, a unique 14-digit number, under which the verified record can be found.',
      'Our solution connects your counters and your back office with that process: search first, register only who is not there yet, and keep records up to date.',
    ],
    features: [
      {
        title: 'Search and download',
        description: 'Find an existing record by its 14-digit identifier or a document number.',
        icon: 'search',
      },
      {
        title: 'Registration',
        description: 'Data and images are checked for completeness before they are uploaded.',
        icon: 'user',
      },
      {
        title: 'Updates',
        description: 'Changes of address or name go out in batches, and answers are filed.',
        icon: 'clock',
      },
      {
        title: 'Records',
        description: 'Who asked for which record, and for what reason, can be shown at any time.',
        icon: 'database',
      },
    ],
  },
  {
    key: 'ffmc',
    label: 'FFMC Management Solution',
    summary: 'For full-fledged money changers',
    description: [
      'For full-fledged money changers: purchase and sale of foreign currency, stock of notes, customer documents, accounts and returns, for one counter or for many branches.',
    ],
    features: [
      {
        title: 'Purchase and sale',
        description: 'Transactions with rate, limit, documents and receipt in one go.',
        icon: 'coins',
      },
      {
        title: 'Currency stock',
        description: 'Notes by currency, denomination and branch, with transfers between them.',
        icon: 'database',
      },
      {
        title: 'Customer verification',
        description: 'Identity documents recorded and checked with each transaction.',
        icon: 'user',
      },
      {
        title: 'Registers and returns',
        description: 'Prepared from the transactions, ready for inspection.',
        icon: 'document',
      },
    ],
    brochure: brochures.ffmc,
  },
  {
    key: 'adII',
    label: 'AD-II Solution',
    summary: 'For authorised dealers category II',
    description: [
      'For authorised dealers category II: everything a money changer needs, and the outward remittances and travel transactions their licence permits, each with its purpose and papers.',
    ],
    features: [
      {
        title: 'Remittances',
        description: 'Purpose, limits and declarations checked before a remittance is sent.',
        icon: 'building',
      },
      {
        title: 'Travel transactions',
        description: 'Currency and cards issued against travel papers, with the balance in view.',
        icon: 'coins',
      },
      {
        title: 'Compliance checks',
        description: 'Rules are applied at the counter, and exceptions need a second pair of eyes.',
        icon: 'shield',
      },
      {
        title: 'Reports',
        description: 'Returns by period and branch from the same records as the accounts.',
        icon: 'chart',
      },
    ],
    brochure: brochures.adII,
  },
];

/** Related products of each solution (spec §2, Fintech applications page). */
export const fintechRelated = relatedProducts(
  '/enterprise-resources',
  '/aero-management',
  '/education-products',
);

/** The contact of all three solutions (spec §2, Fintech applications page). */
export const fintechContact = contactBlock({
  heading: 'Ask about our fintech applications',
  text: 'Tell us which licence you hold and how many counters you run.',
});

export const fintechApplications: Page = {
  path: '/fintech-applications',
  title: pageTitle(NAME),
  description: `Fintech applications by ${company.name}: CKYC customer identity verification, FFMC money-changer management and an AD-II solution.`,
  heading: 'Fintech Application Suite',
  intro: [
    'Three solutions for institutions that handle other people’s money and must know whose it is: customer identity verification, money-changer management, and authorised dealer category II.',
  ],
  sections: [
    ...fintechSolutions.map(({ key, label, description, features, brochure }) => ({
      id: key,
      kind: 'choice' as const,
      heading: label,
      paragraphs: description,
      items: features,
      ...(brochure && { links: [brochure.link] }),
    })),
    fintechContact,
    fintechRelated,
  ],
};

/** Returns the title of the page with a chosen solution. */
export const fintechTitle = ({ label }: FintechSolution): string => pageTitle(`${label}, ${NAME}`);
