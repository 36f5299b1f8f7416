import { Counter } from '../counter/counter.tsx';
import type { Guide } from '../guide/guide.ts';
import { Text } from '../text/text.tsx';

export const guide: Guide = {
  use: ['for a figure of your own drawing that counts up once: 50 steps of 20 ms, when in view'],
  avoid: [
    { when: 'for a figure with its label', instead: 'Counter' },
    { when: 'for the state of a task', instead: 'Progress' },
    { when: 'for figures that change while one looks, such as rates or stocks' },
  ],
  anatomy: [
    { part: '`target`', purpose: 'The number to arrive at.' },
    { part: 'Element', purpose: 'A ref to what is to be in view.' },
    {
      part: 'Result',
      purpose: 'The number to show while counting; `null` before and after: show the target then.',
    },
  ],
  accessibility: {
    roles: ['None: it draws nothing.'],
    keys: [],
    notes: [
      'Keep the target in the markup, and the counting number `aria-hidden`: only the target is heard.',
      'Visitors who asked for reduced motion see no counting.',
    ],
  },
  examples: [
    {
      do: <Counter target={200} label="Projects Done" />,
      doText: 'The target is in the HTML; the counting is drawn over it, in its room.',
      dont: <Text size="xl">0</Text>,
      dontText: 'The HTML says 0: so do search results, print, and the page without a script.',
    },
  ],
};
