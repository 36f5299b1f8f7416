import type { Guide } from '../../internal/guide/guide.ts';
import { StarRating } from './star-rating.tsx';

export const guide: Guide = {
  use: ['to show a rating that somebody gave'],
  avoid: {
    'to ask for a rating': 'RadioCards',
    'for a share of something': 'Progress',
  },
  anatomy: {
    'Full stars': 'The rating, rounded to whole stars.',
    'Outlined stars': 'What is missing from the full number.',
  },
  accessibility: {
    roles: ['One picture, named "Rated 4 out of 5"; `label` says it in another language.'],
    keys: {},
    notes: ['Full and missing stars differ in shape (filled, outlined), not in colour alone.'],
  },
  examples: [
    {
      do: <StarRating value={4} />,
      doText: 'Out of five, the usual scale.',
      dont: <StarRating value={4} outOf={12} />,
      dontText: 'Too many stars to count at a glance.',
    },
  ],
};
