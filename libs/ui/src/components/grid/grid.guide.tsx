import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Grid } from './grid.tsx';

export const guide: Guide = {
  use: [
    'to lay out things of the same kind in equal columns: cards, figures, people',
    'as `ul` with `li` children, so that their number is heard',
  ],
  avoid: {
    'for one thing below the other': 'Stack',
    'for things as wide as their words: buttons, badges': 'Inline',
    'for figures with row and column headers: that is a `table`': null,
  },
  anatomy: {
    Columns:
      'Two to six of equal width from 1024 px, with `roomy` four or more from 1280 px; two from 768 px (three for exactly three children of three columns); below that one, or two, or one row that is swiped through, with `phoneColumns`.',
    Fill: optional(
      'Makes the first cells wider where the last row of two or three columns would have a hole.',
    ),
    Gap: 'The same between columns and rows.',
    Cells: 'The children, in the order of the source; those of a row are equally high.',
  },
  accessibility: {
    roles: [
      'None of its own: a `div`, or the element given by `as`. A `ul` keeps its role though it has no markers.',
    ],
    keys: {},
    notes: [
      'A row to swipe through hides nothing: the Tab key goes from card to card, so let each have a link. On paper, and with text so large that a card would not fit, the cards stand under one another.',
      'The order read is that of the source, row by row. Right-to-left pages start at the right.',
    ],
  },
  examples: [
    {
      do: (
        <Grid as="ul" columns={2}>
          {['Plan', 'Build', 'Run', 'Hand over'].map((name) => (
            <Stack as="li" key={name} gap="xxs">
              <Heading level={3} size="lg">
                {name}
              </Heading>
              <Text tone="muted">What comes of it.</Text>
            </Stack>
          ))}
        </Grid>
      ),
      doText: 'Four of a kind in two columns: no hole, and heard as a list of four.',
      dont: (
        <Grid columns={2}>
          <Text>
            A long paragraph that is the actual content of the page and wants its own width.
          </Text>
          <Text>Read on.</Text>
          <Text>A third, alone in its row.</Text>
        </Grid>
      ),
      dontText: 'Different things in equal columns look as if they were of one kind.',
    },
  ],
};
