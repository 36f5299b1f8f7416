import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { BrandMark } from './brand-mark.tsx';

export const guide: Guide = {
  use: ['to show the company’s mark beside its name: in the header, in the footer, on a card'],
  avoid: {
    'for a drawing that stands for a thing or an action': 'Icon',
    'for a larger picture': 'Illustration',
    'for the logos of other companies': 'LogoStrip',
  },
  anatomy: {
    Tile: 'Dark on every background, 2 rem wide and high, with rounded corners.',
    Lines: 'The mark itself: one path on a grid of 32 by 32.',
    Point: optional('One dot in the highlight colour.'),
  },
  accessibility: {
    roles: ['None: it is hidden from assistive technology (`aria-hidden`).'],
    keys: {},
    notes: [
      'The company’s name must stand beside it as text. Where it is the only thing in a link, give the link an `aria-label`.',
    ],
  },
  examples: [
    {
      do: (
        <Inline gap="sm">
          <BrandMark path="M9.5 23V9.5h8.5M9.5 16.25h6.5" point={[22.25, 20.75]} />
          <span>Example</span>
        </Inline>
      ),
      doText: 'The name stands beside the mark, for the eye and the ear.',
      dont: (
        <Inline gap="sm">
          <BrandMark path="M9.5 23V9.5h8.5M9.5 16.25h6.5" point={[22.25, 20.75]} />
          <BrandMark path="M8 8h16v16H8z" />
          <Heading level={3} size="md">
            Maps and dashboards
          </Heading>
        </Inline>
      ),
      dontText: 'The mark decorates a heading, and no longer stands for the company.',
    },
  ],
};
