import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Heading } from './heading.tsx';

export const guide: Guide = {
  use: ['to name the part of the page that follows'],
  avoid: {
    'to make a sentence large or bold': 'Text',
    'for the line above a heading': 'Eyebrow',
    'for the heading of a band of the page: it has the prop `heading`': 'Section',
  },
  anatomy: {
    Words: 'Few; lines are balanced where they wrap.',
    Level: 'Its place in the outline: 1 for the page, then without a gap.',
    Size: optional('How large it looks, where that is not the level’s own size (`xxxl` to `lg`).'),
  },
  accessibility: {
    roles: ['Heading of the given level (`h1` to `h4`), named by its words.'],
    keys: {},
    notes: [
      'One heading of level 1 a page. Choose the level by the outline and the size by the look, never the other way round.',
    ],
  },
  examples: [
    {
      do: (
        <Stack gap="xs">
          <Heading level={3}>Migration</Heading>
          <Heading level={4}>Rehosting</Heading>
          <Text>The same system on other machines.</Text>
        </Stack>
      ),
      doText: 'A part within a part is one level deeper.',
      dont: (
        <Stack gap="xs">
          <Heading level={3} size="md">
            Migration
          </Heading>
          <Heading level={3} size="xxl">
            Rehosting
          </Heading>
          <Text>The same system on other machines.</Text>
        </Stack>
      ),
      dontText: 'The part within looks larger than the whole, and is on its level.',
    },
  ],
};
