import type { Guide } from '../../internal/guide/guide.ts';
import { Timeline } from './timeline.tsx';

export const guide: Guide = {
  use: ['to tell what happened in which year: the history of a company, the releases of a product'],
  avoid: {
    'for what is still to be done': 'Steps',
    'for fewer than three moments': 'Text',
  },
  anatomy: {
    Line: 'Joins the moments from the first dot on; on wide screens it runs on after the last.',
    Year: 'Large and in a tone, before the words.',
    Title: 'What happened, in a few words.',
    Content: 'Why it mattered, in a sentence.',
  },
  accessibility: {
    roles: ['An ordered list; each item has a heading. The year is read before it.'],
    keys: {},
    notes: [
      'Sides and tones are for the eye: reading order is that of time on every screen.',
      'Sides are mirrored where one reads from right to left.',
    ],
  },
  stacked: true,
  examples: [
    {
      do: (
        <Timeline
          items={[
            { year: 2012, title: 'Incorporation', content: 'Three people and one room.' },
            { year: 2018, title: 'Software unit', content: 'Fifteen people, a second city.' },
            { year: 2024, title: 'Cloud unit', content: 'Forty people, three cities.' },
          ]}
        />
      ),
      doText: 'A year, what happened, and one thing worth knowing.',
      dont: (
        <Timeline
          items={[
            { year: 'Early days', title: 'It all began', content: 'We have always been here.' },
            { year: 'Then', title: 'Growth', content: 'We grew and grew.' },
          ]}
        />
      ),
      dontText: 'Says neither when nor what happened.',
    },
  ],
};
