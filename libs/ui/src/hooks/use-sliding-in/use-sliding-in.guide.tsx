import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  status: 'new',
  use: ['for a panel that opens beside or over a list: it shows where it came from'],
  avoid: {
    'for content further down a page': 'Reveal',
    'for items of a list': 'useClosingUp',
  },
  anatomy: {
    '`panel`': 'Slides 32 px from the end of the line, in 0.18 s.',
  },
  accessibility: {
    roles: ['None: it draws nothing.'],
    keys: {},
    notes: ['Under reduced motion the panel does not move.'],
  },
  examples: [
    {
      do: <Text>The details slide in once; stepping to the next ones moves nothing.</Text>,
      doText: 'Motion says that something opened.',
      dont: <Text>Each of sixty applications slides in.</Text>,
      dontText: 'Whoever works through the list waits sixty times.',
    },
  ],
};
