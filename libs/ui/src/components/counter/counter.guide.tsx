import type { Guide } from '../../internal/guide/guide.ts';
import { Counter } from './counter.tsx';

export const guide: Guide = {
  use: ['for the few figures a company is proud of, three or four in a row'],
  avoid: {
    'for a figure that needs explaining': 'FeatureCard',
    'for figures to compare or look up: a table': null,
  },
  anatomy: {
    Figure: 'Counts up once, when scrolled into view, and ends "200 +".',
    Label: 'What is counted.',
  },
  accessibility: {
    roles: [
      'Text: the final figure and its label. The counting is hidden from assistive technology.',
    ],
    keys: {},
    notes: [
      'It counts for about one second, and not at all under reduced motion.',
      'The final figure keeps the room: nothing moves while it counts.',
      'Below the view it shows 0, so that the final figure is not seen before it counts; one in view from the start does not count.',
    ],
  },
  examples: [
    {
      do: <Counter target={200} label="Projects done" />,
      doText: 'A round figure, and what it counts.',
      dont: <Counter target={2012} suffix="" label="Founded" />,
      dontText: 'A year is not an amount that grows.',
    },
  ],
};
