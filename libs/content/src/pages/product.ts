import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import { productCards } from '../product-cards.ts';
import type { Page } from '../types.ts';
import { pictureOf } from './related.ts';

export const product: Page = {
  path: '/product',
  title: pageTitle('Products'),
  description: `The products of ${company.name}: FileVault for documents, Aero Management for airports, Municipal ERP for towns and ForEx for money changers.`,
  heading: 'Our Products',
  intro: [
    'Each of our products began as a question from somebody who had work to do. We develop them, install them and look after them ourselves.',
  ],
  sections: [
    {
      id: 'products',
      kind: 'cards',
      heading: 'Four systems in daily use',
      items: productCards.map(({ title, subtitle, href }) => ({
        title,
        description: subtitle,
        href,
      })),
    },
    {
      id: 'more-products',
      kind: 'related',
      heading: 'For campuses, finance and enterprises',
      items: [
        {
          title: 'Education Products',
          description: 'EDU-ERP brings the administration of a whole campus into one system.',
          href: '/education-products',
          ...pictureOf('/education-products'),
        },
        {
          title: 'Fintech Applications',
          description:
            'Customer identity verification, money-changer management and authorised dealer category II.',
          href: '/fintech-applications',
          ...pictureOf('/fintech-applications'),
        },
        {
          title: 'Enterprise Resources',
          description: 'Enterprise resource planning: budgeting, procurement and inventory.',
          href: '/enterprise-resources',
          ...pictureOf('/enterprise-resources'),
        },
      ],
    },
  ],
};
