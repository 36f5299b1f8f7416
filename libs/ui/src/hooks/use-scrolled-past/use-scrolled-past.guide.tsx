import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  use: [
    'for what changes once the page is scrolled: a bar that gets its shadow, a way back to the top (beyond 100 px)',
  ],
  avoid: {
    'for an element that comes into view': 'useInView',
    'for the way back to the top itself': 'ScrollToTop',
    'for a change of looks beyond 100 px: `keepScrollMark` tells styles of it, before the page’s own script is there':
      null,
  },
  anatomy: {
    '`distance`': 'From the top of the page, in px.',
  },
  accessibility: {
    roles: ['None: it draws nothing. In the story the answer is a `status`.'],
    keys: {},
    notes: [
      'False on the server: what it shows later must not be needed to use the page.',
      'Keep what appears out of the text’s way: nothing may shift.',
    ],
  },
  examples: [
    {
      do: <Text>The bar gets a shadow beyond 100 px.</Text>,
      doText: 'The shadow shows that there is more above.',
      dont: <Text>A bar appears beyond 100 px and pushes the text down.</Text>,
      dontText: 'The text moves while the visitor reads it.',
    },
  ],
};
