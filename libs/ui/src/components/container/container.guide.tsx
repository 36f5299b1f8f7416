import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { Container } from './container.tsx';

export const guide: Guide = {
  use: [
    'to give what is not in a Section the page’s column and margins: a header, a footer, a bar',
    'with `narrow`, to hold a text or a form to a width that reads well',
  ],
  avoid: {
    'for a band of the page: it has a container inside': 'Section',
    'to put things beside one another': 'Grid',
    'inside another container: the margins would add up': null,
  },
  anatomy: {
    Column: 'Centred; at most 51 rem (`narrow`), 77.5 rem (`default`) or 90 rem (`wide`).',
    Margins: '20 to 40 px at either side, growing with the screen.',
  },
  accessibility: {
    roles: [
      'None of its own: a `div`, or the element given by `as` with its role (`main`, `nav`).',
    ],
    keys: {},
    notes: [
      'A page has one `main`: give `as="main"` once, and an `id` for the SkipLink to lead to.',
    ],
  },
  examples: [
    {
      do: (
        <Container width="narrow">
          <Text>A text at the margins of the page, in line with everything above and below.</Text>
        </Container>
      ),
      doText: 'One container between the page’s edge and its text.',
      dont: (
        <Container>
          <Container width="narrow">
            <Text>A text at twice the margins, in line with nothing above or below.</Text>
          </Container>
        </Container>
      ),
      dontText: 'Nested containers add their margins up; a phone has no room for that.',
    },
  ],
};
