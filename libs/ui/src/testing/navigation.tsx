import type { FooterColumn } from '../components/site-footer/site-footer.tsx';
import type { NavigationItem } from '../components/site-header/site-header.tsx';

/** A mark for the stories' brand. */
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

/** A navigation of the size of a real one. */
export const navigation = [
  {
    label: 'Services',
    items: [
      { label: 'All services', href: '/services', description: 'How we work, start to finish' },
      { label: 'Consulting', href: '/consulting', description: 'Roadmaps, audits, tenders' },
      { label: 'Software', href: '/software', description: 'Built for you, and maintained' },
      { label: 'Integration', href: '/integration', description: 'Servers, networks, power' },
      { label: 'Cloud', href: '/cloud', description: 'Migration and running' },
      { label: 'Maps', href: '/maps', description: 'Survey, modelling, portals' },
      { label: 'Water and utilities', href: '/utilities', description: 'Metering and control' },
    ],
  },
  {
    label: 'Products',
    items: [
      { label: 'All products', href: '/products', description: 'What runs today' },
      { label: 'Documents', href: '/documents', description: 'Files, notes, workflow' },
      { label: 'Airports', href: '/airports', description: 'Revenue monitoring' },
      { label: 'Cities', href: '/cities', description: 'Budget, tax, licences' },
      { label: 'Exchange', href: '/exchange', description: 'For money changers' },
      { label: 'Campus', href: '/campus', description: 'From admission to alumni' },
      { label: 'Enterprise', href: '/enterprise', description: 'Purchasing and stock' },
      { label: 'Identity', href: '/identity', description: 'Know your customer' },
    ],
  },
  {
    label: 'Company',
    description: 'Engineers first, since 2012.',
    items: [
      { label: 'About us', href: '/about' },
      { label: 'Case study', href: '/case-study' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  { label: 'Careers', href: '/careers' },
  { label: 'Log in', href: '/login' },
] as const satisfies readonly NavigationItem[];

export const footerColumns = [
  {
    title: 'Company',
    links: [
      { label: 'About us', href: '/about' },
      { label: 'Services', href: '/services' },
      { label: 'Careers', href: '/careers' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
  {
    title: 'Products',
    links: [
      { label: 'Documents', href: '/documents' },
      { label: 'Airports', href: '/airports' },
      { label: 'Cities', href: '/cities' },
      { label: 'Exchange', href: '/exchange' },
    ],
  },
  {
    title: 'Solutions',
    links: [
      { label: 'Consulting', href: '/consulting' },
      { label: 'Software', href: '/software' },
      { label: 'Integration', href: '/integration' },
      { label: 'Cloud', href: '/cloud' },
      { label: 'Water and utilities', href: '/utilities' },
    ],
  },
] as const satisfies readonly FooterColumn[];
