import { type Guide, optional } from '../../internal/guide/guide.ts';
import { SiteHeader } from './site-header.tsx';

export const guide: Guide = {
  use: ['once, at the top of every page: whose site it is, and the ways through it'],
  avoid: {
    'for pages of the same rank within a part of the site': 'NavTabs',
    'to show where in the site a page is': 'Breadcrumbs',
    'for views within a page': 'Tabs',
  },
  anatomy: {
    Brand: 'Mark and name; leads to the start page.',
    Entries: 'Links, and groups that open a panel of links below their name.',
    'Stressed link': optional('The one thing a visitor should find at once (`cta`).'),
    'Menu button': 'Below 1120 px: opens the same navigation as a drawer.',
    Drawer: 'From the end of the line, over a veil; the page behind it stays.',
  },
  accessibility: {
    roles: [
      'Banner, with a navigation named by `navLabel` (‘Main’).',
      'Groups are disclosures (`details`): their names say whether they are open. One is open at a time.',
      'The link to `currentPath` has `aria-current="page"`.',
      'The drawer is a popover that its button controls and whose state it tells. The focus goes to ‘Close’ when it opens.',
    ],
    keys: {
      Tab: 'Goes from entry to entry, into an open group and on; leaving a group or the drawer closes it.',
      'Enter or Space': 'Opens or closes the group in focus, or the drawer on ‘Menu’.',
      Enter: 'Follows the link in focus.',
      Escape: 'Closes the open group and focuses its name; closes the drawer and focuses ‘Menu’.',
    },
    notes: [
      'Groups and drawer open and close without JavaScript. With it, a mouse that rests on a group’s name opens the group, too; Escape, a press elsewhere and leaving close it.',
      'From 1120 px eight short entries fit into one line; more of them take another. Put the rest into groups.',
      'Put a SkipLink before it.',
    ],
  },
  examples: [
    {
      do: (
        <article>
          <SiteHeader
            brandName="Example"
            navLabel="Main, plain names"
            items={[
              { label: 'Services', href: '#services' },
              { label: 'Careers', href: '#careers' },
            ]}
          />
        </article>
      ),
      doText: 'Entries name what is there, in a word.',
      dont: (
        <article>
          <SiteHeader
            brandName="Example"
            navLabel="Main, clever names"
            items={[
              { label: 'Discover', href: '#discover' },
              { label: 'Journey', href: '#journey' },
            ]}
          />
        </article>
      ),
      dontText: 'No name tells where the vacancies are.',
    },
  ],
};
