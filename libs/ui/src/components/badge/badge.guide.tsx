import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Badge } from './badge.tsx';

export const guide: Guide = {
  use: [
    'to name the kind or the state of the thing beside it: a contract type, a place, open or closed',
    'to let a reader sort a list of cards by eye',
  ],
  avoid: {
    'for something to press': 'Button',
    'for a message about what just happened': 'Alert',
    'for the line above a heading': 'Eyebrow',
    'for a sentence': 'Text',
  },
  anatomy: {
    Pill: 'Its colour (`tone`) stresses what the words say.',
    Icon: optional('Drawn 1.25 times as large as the words, before them.'),
    Words: 'One or two; longer ones wrap inside the pill.',
  },
  accessibility: {
    roles: ['None: a `span` that is read as part of the text it stands in.'],
    keys: {},
    notes: [
      'Never say it by colour alone: a reader may not see it, and forced colours remove it. The outline stays.',
      'A badge that changes while the page is open is not announced; put it into a live region if it must be.',
    ],
  },
  examples: [
    {
      do: (
        <Inline gap="xs">
          <Badge tone="success">Open</Badge>
          <Badge tone="danger">Closed</Badge>
        </Inline>
      ),
      doText: 'The word says the state, the colour repeats it.',
      dont: (
        <Inline gap="xs">
          <Badge tone="success">Vacancy</Badge>
          <Badge tone="danger">Vacancy</Badge>
        </Inline>
      ),
      dontText: 'Only the colour tells which vacancy is open.',
    },
  ],
};
