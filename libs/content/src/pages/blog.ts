import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

/** The blog page: the spec's placeholder text, and where to go meanwhile (spec §2). */
export const blog: Page = {
  path: '/blog',
  title: pageTitle('Blog'),
  description: `The blog of ${company.name} is being prepared: notes by our consultants, developers and engineers about their work.`,
  heading: 'Blog',
  intro: ["We're Getting Ready Stay Tuned!"],
  sections: [
    {
      id: 'meanwhile',
      kind: 'related',
      heading: 'In the meantime',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Browse jobs', href: '/career' },
      ],
    },
  ],
};
