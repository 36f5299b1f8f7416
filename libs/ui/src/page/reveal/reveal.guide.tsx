import { ContentCard } from '../../components/content-card/content-card.tsx';
import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../../components/text/text.tsx';
import { Reveal } from './reveal.tsx';

export const guide: Guide = {
  use: ['around cards and pictures below the fold of a page that is told from top to bottom'],
  avoid: {
    'around what is in view when the page opens: it would not move anyway': null,
    'around forms, results of a search, or text somebody is looking for': null,
    'to draw attention to news or an error': 'Alert',
  },
  anatomy: {
    Content: 'Anything; it is laid out from the start, so nothing shifts.',
  },
  accessibility: {
    roles: ['None of its own: an element of your choice, and what is in it.'],
    keys: {},
    notes: [
      'Visitors who asked for reduced motion see no movement; without JavaScript, in print and for crawlers all is visible.',
    ],
  },
  examples: [
    {
      do: (
        <Reveal>
          <ContentCard heading="A card">It comes in as one.</ContentCard>
        </Reveal>
      ),
      doText: 'A whole card comes in.',
      dont: (
        <>
          <Reveal>
            <Text>A line.</Text>
          </Reveal>
          <Reveal>
            <Text>Another line.</Text>
          </Reveal>
        </>
      ),
      dontText: 'Every line comes in by itself: the reader waits for each.',
    },
  ],
};
