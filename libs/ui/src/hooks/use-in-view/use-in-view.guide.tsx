import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  use: [
    'to start motion in view, or pause it out of view: `Counter`, `ValueChain` and `Carousel` do so',
    'to load something heavy when the visitor comes near it, with a `rootMargin`',
  ],
  avoid: {
    'to let content come in softly': 'Reveal',
    'to style something by how far the page is scrolled: `keepScrollMark` marks that': null,
    'to put text into the page: it has to be there before': null,
  },
  anatomy: {
    Element: 'A ref to what is watched.',
    '`once`': optional('Stays true from the first time on; true by default.'),
    '`rootMargin`, `amount`': optional('How near it must be, and how much of it.'),
  },
  accessibility: {
    roles: ['None: it draws nothing. In the story the answer is a `status`.'],
    keys: {},
    notes: [
      'False on the server and at the first render: hide nothing while it is false.',
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
