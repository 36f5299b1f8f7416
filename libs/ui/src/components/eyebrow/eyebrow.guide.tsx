import type { Guide } from '../../internal/guide/guide.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Eyebrow } from './eyebrow.tsx';

export const guide: Guide = {
  use: ['to say above a heading what kind of thing follows: ‘What we do’, ‘Case study’'],
  avoid: {
    'as the heading itself': 'Heading',
    'for a category on a card': 'Badge',
    'above a section’s heading: it has the prop `eyebrow`': 'Section',
  },
  anatomy: {
    Bar: 'A short line in the highlight colour; decoration.',
    Words: 'Two to five. More wrap, and the bar stays at the first line.',
  },
  accessibility: {
    roles: ['Paragraph: it is read before the heading and is no part of the page’s outline.'],
    keys: {},
    notes: [
      'The heading must be understood without it: who jumps from heading to heading misses it.',
    ],
  },
  examples: [
    {
      do: (
        <Stack gap="xs">
          <Eyebrow>Case study</Eyebrow>
          <Heading level={3}>One ledger for forty wards</Heading>
        </Stack>
      ),
      doText: 'The eyebrow gives the kind, the heading the matter.',
      dont: (
        <Stack gap="xs">
          <Eyebrow>One ledger for forty wards</Eyebrow>
          <Heading level={3}>Case study</Heading>
        </Stack>
      ),
      dontText: 'The matter is in the eyebrow: in the outline only ‘Case study’ is left.',
    },
  ],
};
