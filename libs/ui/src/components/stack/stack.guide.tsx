import type { Guide } from '../../internal/guide/guide.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

export const guide: Guide = {
  use: [
    'to put things one below the other at even distances',
    'as `ul` with `li` children, so that their number is heard',
  ],
  avoid: {
    'for things beside one another': 'Inline',
    'for equal columns': 'Grid',
    'for a band of the page': 'Section',
    'for bullet points': 'List',
  },
  anatomy: {
    Gap: 'One step of the spacing scale between any two children.',
    Children: 'As wide as the stack, or at its start, centre or end (`align`).',
  },
  accessibility: {
    roles: [
      'None of its own: a `div`, or the element given by `as`. A `ul` keeps its role though it has no markers.',
    ],
    keys: {},
    notes: [
      'Nest stacks for nearness: a small gap within what belongs together, a larger one between.',
    ],
  },
  examples: [
    {
      do: (
        <Stack gap="lg" align="start">
          <Stack gap="xs">
            <Heading level={3}>Cloud audit</Heading>
            <Text>Two weeks, one report.</Text>
          </Stack>
          <Button size="sm">Ask for one</Button>
        </Stack>
      ),
      doText: 'Heading and text are close, the button is set apart: two stacks, two gaps.',
      dont: (
        <Stack gap="lg">
          <Heading level={3}>Cloud audit</Heading>
          <Text>Two weeks, one report.</Text>
          <Button size="sm">Ask for one</Button>
        </Stack>
      ),
      dontText: 'One gap for all: nothing belongs together, and the button fills the width.',
    },
  ],
};
