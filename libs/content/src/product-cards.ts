import type { ProductCard } from './types.ts';

/** Our Products: four cards and their routes, for the home page and the products page (spec §2). */
export const productCards: readonly ProductCard[] = [
  {
    picture: { screen: 'documents', product: 'FileVault' },
    title: 'FileVault',
    subtitle:
      'A document and workflow platform: files, notes and approvals in one place, with a record of every step.',
    href: '/file-vault',
    imageAlt: 'FileVault: a list of office files with the step each one has reached',
  },
  {
    picture: { screen: 'revenue', product: 'Aero-DB' },
    title: 'Aero Management',
    subtitle:
      'Airport operations and revenue monitoring: see what each revenue stream brings in, as it happens.',
    href: '/aero-management',
    imageAlt: 'Aero Management: a dashboard of airport revenue by source',
  },
  {
    picture: { screen: 'budget', product: 'Municipal ERP' },
    title: 'Municipal ERP',
    subtitle:
      'One system for an urban local body: taxes, licences, accounts and works, ward by ward.',
    href: '/urban-erp',
    imageAlt: 'Municipal ERP: the budget of a town, ward by ward',
  },
  {
    picture: { screen: 'exchange', product: 'ForEx' },
    title: 'ForEx',
    subtitle:
      'Foreign exchange as a service for authorised money changers: rates, counters and reports together.',
    href: '/forex',
    imageAlt: 'ForEx: a board of buying and selling rates',
  },
];
