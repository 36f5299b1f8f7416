import type { Guide } from '../../internal/guide/guide.ts';
import { GanttChart } from './gantt-chart.tsx';

export const guide: Guide = {
  use: ['to show that a plan keeps something in hand: a migration, a roll-out, a project'],
  avoid: {
    'where only the order matters': 'Steps',
    'for what has happened': 'Timeline',
  },
  anatomy: {
    Title: 'The phase in a word or two.',
    Text: 'What happens in it.',
    Bar: 'Its work and its margin, on the length of the whole plan.',
    Note: 'What the margin is for; its label has the margin’s colour.',
  },
  accessibility: {
    roles: ['An ordered list; each item has a heading. The bars are hidden.'],
    keys: {},
    notes: ['The lengths are for the eye: if a figure matters, write it into the note.'],
  },
  examples: [
    {
      do: (
        <GanttChart
          phases={[
            {
              title: 'Migrate',
              text: 'Applications move one by one.',
              work: 4,
              margin: 1,
              marginText: 'a way back for each, until it has run for a week',
            },
          ]}
        />
      ),
      doText: 'The note says what the margin protects.',
      dont: (
        <GanttChart
          phases={[
            { title: 'Migrate', text: 'We move.', work: 4, margin: 1, marginText: 'see the bar' },
          ]}
        />
      ),
      dontText: 'The note does not say what the margin is for.',
    },
  ],
};
