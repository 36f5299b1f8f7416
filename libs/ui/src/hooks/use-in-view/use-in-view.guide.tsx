import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  use: [
    'to start or rest what moves while nobody sees it: `Counter`, `ValueChain` and `Carousel` do so',
    'to load something heavy when the visitor comes near it, with a `rootMargin`',
  ],
  avoid: [
    { when: 'to let content come in softly', instead: 'Reveal' },
    { when: 'to know how far the page is scrolled', instead: 'useScrolledPast' },
    { when: 'to put text into the page: it has to be there before' },
  ],
  anatomy: [
    { part: 'Element', purpose: 'A ref to what is watched.' },
    {
      part: '`once`',
      purpose: 'Stays true from the first time on; so it is by default.',
      optional: true,
    },
    {
      part: '`rootMargin`, `amount`',
      purpose: 'How near it must be, and how much of it.',
      optional: true,
    },
  ],
  accessibility: {
    roles: ['None: it draws nothing. In the story the answer is a `status`.'],
    keys: [],
    notes: [
      'False on the server and at the first render: show nothing less because of that.',
      'Ask for reduced motion yourself before you move something.',
    ],
  },
  examples: [
    {
      do: <Text>800 + Active Clients</Text>,
      doText: 'The figure is there; in view, it begins to count.',
      dont: <Text tone="muted">…</Text>,
      dontText: 'The text is rendered only in view: crawlers, print and search do not find it.',
    },
  ],
};
