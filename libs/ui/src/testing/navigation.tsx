import type { FooterColumn } from '../components/site-footer/site-footer.tsx';
import type { NavigationItem, NavigationLink } from '../components/site-header/site-header.tsx';

export const brandMark = (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden fill="none" stroke="currentColor">
    <path
      d="M5 24 13 8l6 11 3-5 5 10"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Returns links from their labels, addresses and descriptions. */
const links = (
  list: readonly (readonly [label: string, href: string, description?: string])[],
): readonly NavigationLink[] =>
  list.map(([label, href, description]) => ({ label, href, description }));

/** A navigation of the size of a real one. */
export const navigation = [
  {
    label: 'Services',
    items: links([
      ['All services', '/services', 'How we work, start to finish'],
      ['Consulting', '/consulting', 'Roadmaps, audits, tenders'],
      ['Software', '/software', 'Built for you, and maintained'],
      ['Integration', '/integration', 'Servers, networks, power'],
      ['Cloud', '/cloud', 'Migration and running'],
      ['Maps', '/maps', 'Survey, modelling, portals'],
      ['Water and utilities', '/utilities', 'Metering and control'],
    ]),
  },
  {
    label: 'Products',
    items: links([
      ['All products', '/products', 'What runs today'],
      ['Documents', '/documents', 'Files, notes, workflow'],
      ['Airports', '/airports', 'Revenue monitoring'],
      ['Cities', '/cities', 'Budget, tax, licences'],
      ['Exchange', '/exchange', 'For money changers'],
      ['Campus', '/campus', 'From admission to alumni'],
      ['Enterprise', '/enterprise', 'Purchasing and stock'],
      ['Identity', '/identity', 'Know your customer'],
    ]),
  },
  {
    label: 'Company',
    description: 'Engineers first, since 2012.',
    items: links([
      ['About us', '/about'],
      ['Case study', '/case-study'],
      ['Blog', '/blog'],
    ]),
  },
  { label: 'Careers', href: '/careers' },
  { label: 'Log in', href: '/login' },
] as const satisfies readonly NavigationItem[];

export const footerColumns = [
  {
    title: 'Company',
    links: links([
      ['About us', '/about'],
      ['Services', '/services'],
      ['Careers', '/careers'],
      ['Blog', '/blog'],
      ['Contact us', '/contact'],
    ]),
  },
  {
    title: 'Products',
    links: links([
      ['Documents', '/documents'],
      ['Airports', '/airports'],
      ['Cities', '/cities'],
      ['Exchange', '/exchange'],
    ]),
  },
  {
    title: 'Solutions',
    links: links([
      ['Consulting', '/consulting'],
      ['Software', '/software'],
      ['Integration', '/integration'],
      ['Cloud', '/cloud'],
      ['Water and utilities', '/utilities'],
    ]),
  },
] as const satisfies readonly FooterColumn[];
