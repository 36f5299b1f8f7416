import type { Guide } from '../../internal/guide/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from './inline.tsx';

export const guide: Guide = {
  use: [
    'to put things as wide as their words beside one another: buttons, badges, an icon and its text',
    'with `justify="between"`, to push two things apart',
  ],
  avoid: {
    'for cards or anything of equal width': 'Grid',
    'for one thing below the other': 'Stack',
    'for words in a sentence: they need no layout': 'Text',
  },
  anatomy: {
    Line: 'Wraps where it ends; `nowrap` keeps everything on one.',
    Gap: 'The same between children and between lines.',
    Children: 'Centred across the line unless `align` says otherwise.',
  },
  accessibility: {
    roles: [
      'None of its own: a `div`, or the element given by `as`. A `ul` keeps its role though it has no markers.',
    ],
    keys: {},
    notes: ['Take `nowrap` only for what stays short at 200 % text, else it overflows on a phone.'],
  },
  examples: [
    {
      do: (
        <Inline gap="xs">
          <Badge>Full time</Badge>
          <Badge>Trivandrum</Badge>
          <Badge>Engineering</Badge>
        </Inline>
      ),
      doText: 'Small things close together; they wrap where there is no room.',
      dont: (
        <Inline gap="huge">
          <Button>Apply</Button>
          <Button variant="ghost">More details</Button>
        </Inline>
      ),
      dontText: 'A gap this wide parts what belongs together.',
    },
  ],
};
