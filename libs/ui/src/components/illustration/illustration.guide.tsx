import type { Guide } from '../../internal/guide/guide.ts';
import { Illustration } from './illustration.tsx';

export const guide: Guide = {
  use: ['to give a service or an industry a face, on a card or beside a text'],
  avoid: {
    'at the size of text, or in a button': 'Icon',
    'to show a product': 'ProductScreen',
    'at the head of a page': 'PageDrawing',
  },
  anatomy: {
    Disc: 'A soft background in the accent’s tint.',
    Scene: 'Things in one outline, with one accent and one highlight.',
    'Ground line': 'Keeps pictures in a row on one level.',
  },
  accessibility: {
    roles: ['Hidden from assistive technology; with a `label`, a picture of that name.'],
    keys: {},
    notes: ['Give a label only where the picture says what the text beside it does not.'],
  },
  examples: [
    {
      do: <Illustration name="cloud" />,
      doText: 'No `label`: the words beside it say what it is about.',
      dont: <Illustration name="cloud" label="Illustration of a cloud illustration" />,
      dontText:
        '`label="Illustration of a cloud illustration"`: it describes the drawing and tells nothing.',
    },
  ],
};
