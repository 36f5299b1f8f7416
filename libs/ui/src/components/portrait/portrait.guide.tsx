import type { Guide } from '../../internal/guide/guide.ts';
import { Portrait } from './portrait.tsx';

export const guide: Guide = {
  use: ['to stand for a photo of somebody, until there is one'],
  avoid: {
    'where there is a photo: take an `img`': null,
    'for more people than there are portraits, as nobody shares one': 'TeamCard',
    'for a service or an industry': 'Illustration',
  },
  anatomy: {
    Background: 'A tint and a disc; they follow the brand and the theme.',
    Person: 'One of five, told apart by hair, skin and clothes.',
  },
  accessibility: {
    roles: [
      'A picture named by `label`; with the empty label it is hidden from assistive technology.',
    ],
    keys: {},
    notes: ['Leave the label empty beside the name; elsewhere it is the name.'],
  },
  examples: [
    {
      do: <Portrait person="first" label="Asha Example" />,
      doText: 'The label says who it is.',
      dont: <Portrait person="first" label="Drawing of a person with a bun" />,
      dontText: 'A label that describes the drawing: it is not what the person looks like.',
    },
  ],
};
