import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The case study page: the spec's placeholder text, and where to go meanwhile (spec §2). */
export const caseStudy: Page = {
  path: '/case-study',
  title: pageTitle('Case Study'),
  description: `Case studies from the work of ${company.name} are being written. Until they are ready, see what our products do.`,
  heading: 'Case Study',
  intro: ["We're Getting Ready Stay Tuned!"],
  sections: [
    {
      id: 'meanwhile',
      kind: 'related',
      heading: 'In the meantime',
      links: [
        { label: 'See our products', href: '/product' },
        { label: 'See our services', href: '/services' },
      ],
    },
  ],
};
