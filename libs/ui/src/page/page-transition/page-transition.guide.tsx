import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  use: [
    'once for a whole site: import it, and pages slide when the visitor goes from one to the next',
    'as transitionPage(), where a router changes the page within the document',
  ],
  avoid: {
    'for a part of a page that changes': null,
    'to bring in content by scrolling': 'Reveal',
  },
  anatomy: {
    'The page one reaches':
      'Its main slides in from the end side in 500 ms, or from the start side when going back.',
    'The page one leaves': optional(
      'Slides away over the new one, at its start side. Between documents it begins at the click, and comes back if no other page comes.',
    ),
    'What has data-page-fixed, and the header': optional(
      'Stays where it is: a tab bar, the navigation.',
    ),
  },
  accessibility: {
    roles: ['None. The new page can be used at once.'],
    keys: {},
    notes: [
      'Visitors who asked for reduced motion change pages at once, as do all within a document where the browser has no view transitions. Between documents such a browser shows the beginning of the way out, and the way in.',
    ],
  },
  examples: [
    {
      do: <Text>Home → About us: the page slides.</Text>,
      doText: 'One movement for one step of the visitor.',
      dont: <Text>Search results slide with every letter typed.</Text>,
      dontText: 'The page slides though the visitor stays on it.',
    },
  ],
};
