import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page, SectionItem } from '../types.ts';
import { contactBlock } from './contact-block.ts';
import { relatedProducts } from './related.ts';

/** The three parts of the product (spec §2, Software development page: "budgeting, procurement, inventory"). */
export const enterpriseModules: readonly (SectionItem & { readonly points: readonly string[] })[] =
  [
    {
      title: 'Budgeting',
      description: 'Plan by department and project, and see at any time what is left.',
      icon: 'coins',
      points: [
        'Budgets by year, department and head of account',
        'Commitments counted before they become bills',
        'Revisions with reason and approval',
      ],
    },
    {
      title: 'Procurement',
      description: 'From the first request to the paid invoice, with every approval in place.',
      icon: 'briefcase',
      points: [
        'Indents, enquiries, comparison of offers and orders',
        'Register of vendors with their record of delivery',
        'Invoice matched with order and receipt',
      ],
    },
    {
      title: 'Inventory',
      description: 'Know what is in which store, and what has to be ordered.',
      icon: 'document',
      points: [
        'Receipt, issue, transfer and return by store',
        'Reorder levels and stock-taking',
        'Assets followed from purchase to disposal',
      ],
    },
  ];

export const enterpriseResources: Page = {
  path: '/enterprise-resources',
  title: pageTitle('Enterprise Resources'),
  description: `Enterprise resource planning by ${company.name}: budgeting, procurement and inventory for companies, institutions and public bodies.`,
  heading: 'Enterprise Resource Planning',
  intro: [
    'Money, orders and goods are three views of the same thing. Our enterprise resource planning keeps budgeting, procurement and inventory in one system, so that an order is checked against the budget before it is placed, and a bill against the goods before it is paid.',
  ],
  sections: [
    {
      id: 'modules',
      kind: 'features',
      heading: 'Three parts, one set of books',
      items: enterpriseModules,
    },
    contactBlock({
      heading: 'Ask about Enterprise Resource Planning',
      text: 'Start with the part that troubles you most; the others can follow.',
    }),
    relatedProducts('/fintech-applications', '/urban-erp', '/education-products'),
  ],
};
