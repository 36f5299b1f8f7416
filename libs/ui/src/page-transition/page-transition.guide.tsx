import type { Guide } from '../guide/guide.ts';
import { Text } from '../text/text.tsx';

export const guide: Guide = {
  use: [
    'once for a whole site: import it, and pages slide when the visitor goes from one to the next',
    'as transitionPage(), where a router changes the page within the document',
  ],
  avoid: [
    { when: 'for a part of a page that changes' },
    { when: 'to bring in content by scrolling', instead: 'Reveal' },
  ],
  anatomy: [
    { part: 'The page one leaves', purpose: 'Slides out at its start side and fades, 500 ms.' },
    { part: 'The page one reaches', purpose: 'Slides in from its end side. Back turns the way.' },
    {
      part: 'What has a view-transition-name of its own',
      purpose: 'Stays where it is: a header, a tab bar.',
      optional: true,
    },
  ],
  accessibility: {
    roles: ['None. The browser shows pictures of two pages; the new one can be used at once.'],
    keys: [],
    notes: [
      'Visitors who asked for reduced motion, and browsers without view transitions, change pages at once.',
    ],
  },
  examples: [
    {
      do: <Text>Home → About us: the page slides.</Text>,
      doText: 'One movement for one step of the visitor.',
      dont: <Text>Search results slide with every letter typed.</Text>,
      dontText: 'A transition for what is no change of place.',
    },
  ],
};
