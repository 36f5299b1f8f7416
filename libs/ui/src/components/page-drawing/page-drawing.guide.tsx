import type { Guide } from '../../internal/guide/guide.ts';
import { PageHeader } from '../page-header/page-header.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { GisDrawing } from './index.ts';

export const guide: Guide = {
  status: 'new',
  use: [
    'at the head of a page, to show the work the page is about: a plan, a rack, a map, a mimic',
  ],
  avoid: {
    'for a product with a screen of its own': 'ProductScreen',
    'on a card or smaller than 20 rem': 'Illustration',
    'where a visitor must read what is drawn: take a real picture or a table': null,
  },
  anatomy: {
    Sheet: 'Squared paper in the frame of a product’s screen, as large as one.',
    Drawing: 'One thing of the trade, in one outline, accent and highlight.',
    'Title block': 'What it is, and the view or scale.',
  },
  accessibility: {
    roles: [
      'Hidden from assistive technology; with a `label`, a picture of that name. The words in it are scenery and never read out.',
    ],
    keys: {},
    notes: ['Give a label only where the drawing says what the text beside it does not.'],
  },
  stacked: true,
  examples: [
    {
      do: (
        <PageHeader
          heading="GIS Services"
          lead="A building, a pipe, a pole, a plot: on one map."
          picture={<GisDrawing />}
        />
      ),
      doText: 'A drawing of the page’s own subject, made for this size.',
      dont: (
        <PageHeader
          heading="GIS Services"
          lead="A building, a pipe, a pole, a plot: on one map."
          picture={<Illustration name="gis" size="fill" />}
        />
      ),
      dontText: 'A card’s picture blown up: its lines are as thick as the letters.',
    },
  ],
};
