import type { Guide } from '../../internal/guide/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const guide: Guide = {
  use: ['on pages two or more levels below the start, to say where they lie'],
  avoid: [
    { when: 'on the start page, and on pages right below it' },
    { when: 'to show how far a visitor is in a task', instead: 'Steps' },
    { when: 'between pages of the same rank', instead: 'NavTabs' },
  ],
  anatomy: [
    { part: 'Links', purpose: 'The pages above, the start first.' },
    { part: 'Arrows', purpose: 'Drawn; assistive technology hears a list instead.' },
    { part: 'Current page', purpose: 'Its name, no link.' },
  ],
  accessibility: {
    roles: [
      'A navigation landmark named by `label`, with an ordered list; the last entry has `aria-current="page"`.',
    ],
    keys: [
      { key: 'Tab', does: 'Goes from link to link.' },
      { key: 'Enter', does: 'Follows the link.' },
    ],
    notes: ['On a phone only the link to the page above is shown, with an arrow back.'],
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
      doText: 'The names the pages have in their headings.',
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
      dontText: 'Where the visitor came from: that is the back button’s.',
    },
  ],
};
