import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ValueChain } from './value-chain.tsx';

export const guide: Guide = {
  use: ['to show how one benefit leads to the next, and the last is what the client is after'],
  avoid: {
    'for things to do one after the other': 'Steps',
    'for benefits that stand beside one another': 'FeatureCard',
  },
  anatomy: {
    Card: 'One benefit, in a few words.',
    Icon: optional('Tells the benefits apart at a glance.'),
    Line: 'Fills before the next card appears.',
    Detail: optional('How, in a sentence.'),
  },
  accessibility: {
    roles: ['An ordered list. All of it can be read by assistive technology at any time.'],
    keys: {},
    notes: [
      'It runs once and ends after 3.5 s; under reduced motion, in print and without scripts it is complete from the start.',
    ],
  },
  stacked: true,
  examples: [
    {
      do: (
        <ValueChain
          items={[{ text: 'Better technology' }, { text: 'Fewer outages' }, { text: 'Lower cost' }]}
        />
      ),
      doText: 'Each follows from the one before.',
      dont: (
        <ValueChain
          items={[{ text: 'Call us' }, { text: 'Servers & Storage' }, { text: 'Since 2012' }]}
        />
      ),
      dontText: 'Three things that have nothing to do with one another.',
    },
  ],
};
