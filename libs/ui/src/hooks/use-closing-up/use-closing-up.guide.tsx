import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';

export const guide: Guide = {
  status: 'new',
  use: ['for a list whose items come and go while somebody reads it: notes, messages, tasks'],
  avoid: {
    'for a list that a search replaces': null,
    'for a panel that comes': 'useSlidingIn',
  },
  anatomy: {
    '`list`': 'Holds the items: `<li>` or rows.',
    '`items`': 'Another value when an item comes or goes.',
    '`heldAt`': 'The end that stays: `top`, or `bottom` for a pile.',
  },
  accessibility: {
    roles: ['None: it draws nothing.'],
    keys: {},
    notes: ['Nothing moves under reduced motion.'],
  },
  examples: [
    {
      do: <Text>The notes below make room for a new one within a quarter of a second.</Text>,
      doText: 'Readers keep sight of the note they were reading.',
      dont: <Text>All results of a new search fly to their places.</Text>,
      dontText: 'A search replaces the list: the reader can follow no item.',
    },
  ],
};
