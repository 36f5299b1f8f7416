import { brochureSheets } from '../brochures.ts';
import { career, careerMeta, vacancyDocuments } from '../career.ts';
import { businessUnits, company, companyFacts, copyright, openingHours } from '../company.ts';
import { contact } from '../contact.ts';
import { coreServices } from '../core-services.ts';
import { demos } from '../demos.ts';
import { guide } from '../discovery.ts';
import { enquiries } from '../enquiries.ts';
import { errorPages } from '../errors.ts';
import { home, homeMeta } from '../home.ts';
import { footer, frame, headerNavigation, productTabs, serviceTabs } from '../navigation.ts';
import { pages } from '../pages.ts';
import { fintechSolutions } from '../pages/fintech-applications.ts';
import { productCards } from '../product-cards.ts';
import { signIn } from '../sign-in.ts';
import { staffLogin } from '../staff-login.ts';
import { staffSignIn } from '../staff-sign-in.ts';
import { subscriptions } from '../subscriptions.ts';
import { unsubscriptionFailures } from '../unsubscription.ts';

/** All texts of the library save the mails. */
export const everything = {
  brochureSheets,
  businessUnits,
  career,
  company,
  companyFacts,
  contact,
  copyright,
  coreServices,
  demos,
  enquiries,
  errorPages,
  fintechSolutions,
  footer,
  frame,
  guide: guide.sections.map(({ heading }) => heading),
  headerNavigation,
  home,
  vacancyDocuments,
  metas: [homeMeta, careerMeta],
  staffLogin,
  openingHours,
  pages,
  productCards,
  productTabs,
  serviceTabs,
  signIn,
  staffSignIn,
  subscriptions,
  unsubscriptionFailures,
};

/** Yields each string below a value, with the name of the property that holds it. */
export function* strings(value: unknown, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const entry of value) yield* strings(entry, key);
  else if (value !== null && typeof value === 'object')
    for (const [name, entry] of Object.entries(value)) yield* strings(entry, name);
}

/** Returns the texts below a value, joined by line breaks so that no match spans two of them. */
export function textOf(value: unknown): string {
  return [...strings(value)].map(({ text }) => text).join('\n');
}

/** Returns the link targets below a value. */
export function hrefsOf(value: unknown): string[] {
  return [...strings(value)]
    .filter(({ key }) => key === 'href' || key === 'route')
    .map(({ text }) => text);
}

/** Returns the ids of a page's sections. */
export function anchorsOf(path: string): string[] {
  if (path === '/') return Object.values(home).flatMap((part) => ('id' in part ? [part.id] : []));
  if (path === '/career') return [];
  return pages[path as keyof typeof pages].sections.map(({ id }) => id);
}
