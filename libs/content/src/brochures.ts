import { company } from './company.ts';
import { meta } from './meta.ts';
import { type Brochure, brochures } from './pages/brochures.ts';
import { educationFeatures, educationProducts } from './pages/education-products.ts';
import {
  fintechApplications,
  fintechContact,
  fintechSolutions,
} from './pages/fintech-applications.ts';
import type { Card, Link, Page, PageSection } from './types.ts';

/** Content of a brochure's one page, from top to bottom. */
export interface BrochureSheet {
  readonly brochure: Brochure;
  /** The document's title, for the list of open documents and for search engines. */
  readonly title: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly features: { readonly heading: string; readonly items: readonly Card[] };
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly links: readonly Link[];
    readonly address: readonly string[];
  };
  /** Page of the site to read on. */
  readonly path: '/education-products' | '/fintech-applications';
}

function sectionOf({ path, sections }: Page, wanted: string): PageSection {
  const section = sections.find(({ id }) => id === wanted);
  if (!section) throw new Error(`${path} has no part ${wanted}`);
  return section;
}

function contactOf({ heading, paragraphs = [], items = [] }: PageSection) {
  return {
    heading,
    text: paragraphs.join(' '),
    links: items.flatMap(({ links = [] }) => links),
    address: [company.name, ...company.address.lines],
  };
}

function titleOf({ product }: Brochure): string {
  return `${product}: brochure of ${meta.siteName}`;
}

const education: BrochureSheet = {
  brochure: brochures.education,
  title: titleOf(brochures.education),
  eyebrow: 'Campus management',
  heading: educationProducts.heading,
  paragraphs: educationProducts.intro,
  features: { heading: sectionOf(educationProducts, 'features').heading, items: educationFeatures },
  contact: contactOf(sectionOf(educationProducts, 'contact')),
  path: '/education-products',
};

const fintech = fintechSolutions.flatMap(
  ({ label, description, features, brochure }): readonly BrochureSheet[] =>
    brochure
      ? [
          {
            brochure,
            title: titleOf(brochure),
            eyebrow: fintechApplications.heading,
            heading: label,
            paragraphs: description,
            features: { heading: 'Features', items: features },
            contact: contactOf(fintechContact),
            path: '/fintech-applications',
          },
        ]
      : [],
);

/** The brochures as they are drawn at build: one A4 page each. */
export const brochureSheets: readonly BrochureSheet[] = [education, ...fintech];
