import type { Guide } from '../../internal/guide/guide.ts';
import { ProductScreen } from './product-screen.tsx';

export const guide: Guide = {
  use: ['to show what a product looks like at work, in the brand’s colours and in both themes'],
  avoid: {
    'where a visitor must read what is on the screen: take a real picture of it': null,
    'for a service or an industry': 'PageDrawing',
  },
  anatomy: {
    Window: 'The frame of a program.',
    Scene: 'A list, a chart, a board: believable, with made-up figures.',
  },
  accessibility: {
    roles: [
      'A picture named by `label`; with the empty label it is hidden from assistive technology. The words in it are scenery and never read out.',
    ],
    keys: {},
    notes: ['Write the label as what there is to see; leave it empty beside a text that says it.'],
  },
  examples: [
    {
      do: (
        <ProductScreen
          screen="exchange"
          product="ForEx"
          label="A rate board and a sale of currency"
        />
      ),
      doText: '`label="A rate board and a sale of currency"`: it says what can be seen.',
      dont: <ProductScreen screen="exchange" product="ForEx" label="Screenshot" />,
      dontText: '`label="Screenshot"`: it says what kind of file it is.',
    },
  ],
};
