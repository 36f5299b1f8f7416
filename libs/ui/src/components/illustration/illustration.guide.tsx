import type { Guide } from '../../internal/guide/guide.ts';
import { Illustration } from './illustration.tsx';

export const guide: Guide = {
  use: ['to give a service or an industry a face, on a card or beside a text'],
  avoid: [
    { when: 'at the size of text, or in a button', instead: 'Icon' },
    { when: 'to show a product', instead: 'ProductScreen' },
    { when: 'at the head of a page', instead: 'PageDrawing' },
  ],
  anatomy: [
    { part: 'Disc', purpose: 'A soft background in the accent’s tint.' },
    { part: 'Scene', purpose: 'Things in one outline, with one accent and one highlight.' },
    { part: 'Ground line', purpose: 'Keeps pictures in a row on one level.' },
  ],
  accessibility: {
    roles: ['Hidden from assistive technology; with a `label`, a picture of that name.'],
    keys: [],
    notes: ['Give a label only where the picture says what the text beside it does not.'],
  },
  examples: [
    {
      do: <Illustration name="cloud" />,
      doText: 'Decoration: the words beside it say what it is about.',
      dont: <Illustration name="cloud" label="Illustration of a cloud illustration" />,
      dontText: 'A label that describes the drawing and tells nothing.',
    },
  ],
};
