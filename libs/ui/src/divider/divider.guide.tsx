import type { Guide } from '../guide/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

export const guide: Guide = {
  use: ['to part two subjects that stand close together', 'between the parts of a row: `vertical`'],
  avoid: [
    { when: 'where white space says the same', instead: 'Stack' },
    { when: 'to begin a new part of the page', instead: 'Section' },
  ],
  anatomy: [{ part: 'Line', purpose: 'A hairline in the quiet border colour.' }],
  accessibility: {
    roles: ['A `separator`; the vertical one says its orientation.'],
    keys: [],
    notes: ['Assistive technology may announce it: give it `aria-hidden` where it is decoration.'],
  },
  examples: [
    {
      do: (
        <Inline gap="sm">
          <Text>Full time</Text>
          <Divider orientation="vertical" />
          <Text>Trivandrum</Text>
        </Inline>
      ),
      doText: 'Between two facts on one line.',
      dont: (
        <Stack gap="xs">
          <Divider />
          <Text>Full time</Text>
          <Divider />
          <Text>Trivandrum</Text>
          <Divider />
        </Stack>
      ),
      dontText: 'A cage of lines where space would do.',
    },
  ],
};
