import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Icon } from './icon.tsx';

export const guide: Guide = {
  use: [
    'to help the eye find words it stands beside: a phone number, a file to download',
    'with a `label`, where the drawing is all there is: a tick in a table',
  ],
  avoid: {
    'for a picture that explains something': 'Illustration',
    'for the company’s mark': 'BrandMark',
    'to show that something is under way': 'Spinner',
    'for a number of stars': 'StarRating',
  },
  anatomy: {
    Lines:
      'In the colour of the text around it; 1.25 times as large (`md`), or 2 or 3 rem (`lg`, `xl`).',
    Filling: optional('In the same colour (`filled`).'),
  },
  accessibility: {
    roles: [
      'Without a `label` none: it is hidden from assistive technology.',
      'With a `label`, an image of that name.',
    ],
    keys: {},
    notes: [
      'In an icon-only button, name the button (`aria-label`), not the icon.',
      'What ends in `-right` points to where the reading goes on, what ends in `-left` to where it came from: they are mirrored on right-to-left pages. Nothing else is.',
    ],
  },
  examples: [
    {
      do: (
        <Inline gap="xs">
          <Icon name="download" />
          <span>Brochure (PDF, 2 MB)</span>
        </Inline>
      ),
      doText: 'The words say it; the icon is decoration, and not read out.',
      dont: (
        <Inline gap="xs">
          <Icon name="download" label="Download icon" />
          <span>Brochure (PDF, 2 MB)</span>
        </Inline>
      ),
      dontText:
        'Heard as ‘Download icon, image’: it tells what the drawing shows, not what it means.',
    },
    {
      do: (
        <Button variant="secondary" aria-label="Search">
          <Icon name="search" />
        </Button>
      ),
      doText: 'The button has the name.',
      dont: (
        <Button variant="secondary" aria-label="Plane">
          <Icon name="plane" />
        </Button>
      ),
      dontText: 'A drawing alone, for an action nobody can guess from it.',
    },
  ],
};
