import type { Guide } from '../../internal/guide/guide.ts';
import { ValueChain } from './value-chain.tsx';

export const guide: Guide = {
  use: ['to show how one benefit leads to the next, and the last is what the client is after'],
  avoid: [
    { when: 'for things to do one after the other', instead: 'Steps' },
    { when: 'for benefits that stand beside one another', instead: 'FeatureCard' },
  ],
  anatomy: [
    { part: 'Card', purpose: 'One benefit, in a few words.' },
    { part: 'Icon', purpose: 'Tells the benefits apart at a glance.', optional: true },
    { part: 'Line', purpose: 'Fills before the next card appears.' },
    { part: 'Detail', purpose: 'How, in a sentence.', optional: true },
  ],
  accessibility: {
    roles: ['An ordered list. All of it can be read by assistive technology at any time.'],
    keys: [],
    notes: [
      'It runs once and ends after 3.5 s; under reduced motion, in print and without scripts it is complete from the start.',
    ],
  },
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
