import type { Guide } from '../../internal/guide/guide.ts';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const guide: Guide = {
  use: [
    'to add words that the eye takes from the layout or a picture: whose ‘Read more’ it is',
    'for a text that is there for a live region only',
  ],
  avoid: {
    'for what everyone needs to know': 'Text',
    'to hide a heading from the eye where a label on the section would do': 'Section',
    'to name an icon': 'Icon',
    'for the way past the navigation': 'SkipLink',
  },
  anatomy: {
    Words: 'In the page and in the order of reading, one pixel large.',
  },
  accessibility: {
    roles: ['None: a `span` that is read as part of the text it stands in.'],
    keys: {},
    notes: [
      'Mind the space before it: ‘Read more’ and ‘about maps’ else become one word.',
      'Put nothing to press into it: the focus would be out of sight.',
      'Do not say in it anything but what the page shows: all readers get the same.',
    ],
  },
  examples: [
    {
      do: (
        <Link href="#maps">
          Read more<VisuallyHidden> about maps and surveys</VisuallyHidden>
        </Link>
      ),
      doText: 'The eye sees which card it is on; in a list of links the words are needed.',
      dont: (
        <Text>
          Applications close soon<VisuallyHidden> on 31 January 2025</VisuallyHidden>
        </Text>
      ),
      dontText: 'The date matters to everyone, but only screen readers read it.',
    },
  ],
};
