import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';
import { comingSoon } from './coming-soon.ts';

/** The case study page (spec §2), which is not ready. */
export const caseStudy: Page = {
  path: '/case-study',
  title: pageTitle('Case Study'),
  description: `Case studies from the work of ${company.name} are being written. Until they are ready, see what our products do.`,
  heading: 'Case Study',
  ...comingSoon(
    { label: 'See our products', href: '/product' },
    { label: 'See our services', href: '/services' },
  ),
};
