import type { Guide } from '../../internal/guide/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const guide: Guide = {
  use: ['on pages two or more levels below the start, to say where they lie'],
  avoid: {
    'on the start page, and on pages right below it': null,
    'to show how far a visitor is in a task': 'Steps',
    'between pages of the same rank': 'NavTabs',
  },
  anatomy: {
    Links: 'The pages above, the start first.',
    Arrows: 'Drawn; assistive technology hears a list instead.',
    'Current page': 'Its name, no link.',
  },
  accessibility: {
    roles: [
      'A navigation landmark named by `label`, with an ordered list; the last entry has `aria-current="page"`.',
    ],
    keys: {
      Tab: 'Goes from link to link.',
      Enter: 'Follows the link.',
    },
    notes: ['Below 480 px only the link to the page above is shown, with an arrow back.'],
  },
  examples: [
    {
      do: (
        <Breadcrumbs
          label="Breadcrumbs in order"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Careers', href: '#careers' },
          ]}
          current="Survey engineer"
        />
      ),
      doText: 'Each page has the name of its heading.',
      dont: (
        <Breadcrumbs
          label="Breadcrumbs of a visit"
          items={[
            { label: 'Back', href: '#back' },
            { label: 'Previously: blog', href: '#blog' },
          ]}
          current="Here"
        />
      ),
      dontText: 'Shows where the visitor came from, as the back button does.',
    },
  ],
};
