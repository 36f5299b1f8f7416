import { type Guide, optional } from '../../internal/guide/guide.ts';
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
  avoid: {
    'to switch between parts of the same page': 'Tabs',
    'for the pages of the whole site': 'SiteHeader',
    'to show how deep a page lies': 'Breadcrumbs',
  },
  anatomy: {
    Bar: 'Stays below the site header; `sticky` scrolls there first and casts a shadow.',
    Tab: 'A link: outlined, filled on its own page.',
    'Fading edge': optional('Says that there is more to that side.'),
  },
  accessibility: {
    roles: [
      'A navigation landmark named by `label`, with a list of links.',
      'The link to the page shown has `aria-current="page"`. They are no ARIA tabs: they navigate.',
    ],
    keys: {
      Tab: 'Goes from link to link; the bar scrolls along.',
      Enter: 'Follows the link.',
    },
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
