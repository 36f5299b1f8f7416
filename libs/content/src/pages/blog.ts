import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';
import { comingSoon } from './coming-soon.ts';

/** The blog page (spec §2), which is not ready. */
export const blog: Page = {
  path: '/blog',
  title: pageTitle('Blog'),
  description: `The blog of ${company.name} is being prepared: notes by our consultants, developers and engineers about their work.`,
  heading: 'Blog',
  ...comingSoon({ label: 'About us', href: '/about' }, { label: 'Browse jobs', href: '/career' }),
};
