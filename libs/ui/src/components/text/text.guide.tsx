import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

export const guide: Guide = {
  use: [
    'for a paragraph, or a few words of one in another size, tone or weight',
    'with `as="time"` and `dateTime`, for a date',
  ],
  avoid: {
    'for a heading, however small': 'Heading',
    'for words that lead to another page': 'Link',
    'for an error beside a field': 'Field',
    'for a state in one word': 'Badge',
  },
  anatomy: {
    Words: 'As a paragraph at most 65 characters wide, unless `fullWidth`.',
    Size: optional('`xs` to `xl`; without it that of the surroundings.'),
    Tone: optional('Muted, accent, danger or success.'),
    Weight: optional('Medium or bold.'),
  },
  accessibility: {
    roles: ['Paragraph, or what the element given by `as` is.'],
    keys: {},
    notes: [
      'Tone and weight are for the eye: `as="strong"` or `as="em"` where the stress must be heard too.',
      'Every tone has a contrast of 4.5:1 or more on the page’s backgrounds.',
    ],
  },
  examples: [
    {
      do: (
        <Stack gap="xs">
          <Text>We answer within two working days.</Text>
          <Text size="sm" tone="muted">
            Saturdays until 13:00.
          </Text>
        </Stack>
      ),
      doText: 'One size and tone for the text, a quieter one for the note.',
      dont: (
        <Stack gap="xs">
          <Text size="xl" tone="accent" weight="bold">
            We answer within two working days.
          </Text>
          <Text size="lg" tone="danger" weight="bold">
            Saturdays until 13:00.
          </Text>
        </Stack>
      ),
      dontText: 'Everything is stressed: it looks like a heading and an error, and is neither.',
    },
  ],
};
