import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

export const guide: Guide = {
  use: [
    'to lead to another page, a place on this page, a file, a phone number or an email address',
    'with `standalone`, as a line of its own below a text: ‘All services’',
  ],
  avoid: {
    'to start an action': 'Button',
    'for the one thing a visitor should do next': 'Button',
    'around a whole card': 'LinkCard',
    'for the first link of the page, past the navigation': 'SkipLink',
  },
  anatomy: {
    Words: 'What is at the other end.',
    Underline: 'Tells it from the text around it; thicker under the pointer.',
    Icon: optional('Only with `standalone`, before or after the words.'),
  },
  accessibility: {
    roles: ['Link, named by its words.'],
    keys: {
      Tab: 'Focuses it.',
      Enter: 'Follows it.',
    },
    notes: [
      'In running text keep the underline: colour alone does not tell a link from its text.',
      'Say in the words when it opens a file or a new window.',
      'With `standalone` it is at least 28 px high to touch.',
    ],
  },
  examples: [
    {
      do: (
        <Text>
          Read <Link href="#retention">how long we keep applications</Link>.
        </Text>
      ),
      doText: 'The words say where it leads, also in a list of links.',
      dont: (
        <Text>
          How long we keep applications:{' '}
          <Link href="#retention" underline="none">
            click here
          </Link>
          .
        </Text>
      ),
      dontText: '‘Click here’ says nothing by itself, and only its colour marks it as a link.',
    },
  ],
};
