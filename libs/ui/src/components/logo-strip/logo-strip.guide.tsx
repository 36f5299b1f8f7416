import { type Guide, optional } from '../../internal/guide/guide.ts';
import { LogoStrip } from './logo-strip.tsx';

const items = [
  { name: 'Harbour Trust', mark: 'wave' },
  { name: 'Meridian Air', mark: 'peak' },
  { name: 'Lakeside Water', mark: 'drop' },
  { name: 'Northgrid', mark: 'bolt' },
  { name: 'City of Palms', mark: 'leaf' },
  { name: 'Kite Bank', mark: 'diamond' },
] as const;

export const guide: Guide = {
  use: ['to show in passing who the clients or partners are, six or more'],
  avoid: {
    'for fewer than six names': 'Inline',
    'for what can be clicked or read at leisure': 'Carousel',
  },
  anatomy: {
    Wordmarks: 'Name and mark, 45 px apart, in an endless loop.',
    Mark: optional('One of the kit’s, or an element of your own in the same square.'),
    Pause: 'Stops the strip, without JavaScript too.',
  },
  accessibility: {
    roles: [
      'A group named by `label` with a list of names. The second round is hidden from assistive technology and inert.',
      'The pause control is a checkbox.',
    ],
    keys: {
      Space: 'On the control: stops the strip, or lets it move again.',
    },
    notes: [
      'Under reduced motion the names stand still and wrap; the control is not there then.',
      'Marks are not read out, the names are: an `img` has `alt=""`.',
    ],
  },
  examples: [
    {
      do: <LogoStrip label="Some of our clients" items={items} />,
      doText: 'Marks of one weight, in the text’s colour: none stands out.',
      dont: <LogoStrip label="Logos" items={items.slice(0, 2)} />,
      dontText: 'Two names do not fill a strip; the label does not say whose they are.',
    },
  ],
};
