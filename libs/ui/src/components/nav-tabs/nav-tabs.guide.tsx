import type { Guide } from '../../internal/guide/guide.ts';
import { NavTabs } from './nav-tabs.tsx';

const items = [
  { label: 'Consulting', href: '#consulting' },
  { label: 'Software', href: '#software' },
];

export const guide: Guide = {
  use: [
    'to lead between the pages of one family: all services, all products',
    'where visitors compare those pages and go back and forth',
  ],
  avoid: [
    { when: 'to switch between parts of the same page', instead: 'Tabs' },
    { when: 'for the pages of the whole site', instead: 'SiteHeader' },
    { when: 'to show how deep a page lies', instead: 'Breadcrumbs' },
  ],
  anatomy: [
    {
      part: 'Bar',
      purpose: 'Stays below the site header; `sticky` scrolls there first and casts a shadow.',
    },
    { part: 'Tab', purpose: 'A link: outlined, filled on its own page.' },
    {
      part: 'Fading edge',
      purpose: 'Says that there is more to that side.',
      optional: true,
    },
  ],
  accessibility: {
    roles: [
      'A navigation landmark named by `label`, with a list of links.',
      'The link to the page shown has `aria-current="page"`. They are no ARIA tabs: they navigate.',
    ],
    keys: [
      { key: 'Tab', does: 'Goes from link to link; the bar scrolls along.' },
      { key: 'Enter', does: 'Follows the link.' },
    ],
    notes: [
      'Name each bar differently where a page has two.',
      'On low screens and with very large text the bar scrolls away instead of covering the page.',
    ],
  },
  examples: [
    {
      do: <NavTabs label="Services, named by their page" items={items} currentPath="#software" />,
      doText: 'Names of pages of the same rank, short enough to stand side by side.',
      dont: (
        <NavTabs
          label="Actions in a navigation"
          items={[{ label: 'Download the brochure', href: '#brochure' }, ...items]}
        />
      ),
      dontText: 'Something that is no page of the family, and no active tab.',
    },
  ],
};
