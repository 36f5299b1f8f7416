import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { NamePlate } from './name-plate.tsx';

export const guide: Guide = {
  status: 'new',
  use: [
    'to name a client, a partner or a certificate with a mark of its own',
    'several of them in a Grid `as="ul"`, so that their number is heard',
  ],
  avoid: {
    'for six names or more in passing': 'LogoStrip',
    'for one of your own people': 'TeamCard',
    'for a word or two about the thing beside it': 'Badge',
  },
  anatomy: {
    Mark: 'Tells the plates apart, or shows their kind: one of the kit’s or an element of your own; the initials by default.',
    Name: 'Who it is.',
    Note: optional('A role, a firm, a subject.'),
    Frame: optional('A surface of its own, where no card is around it.'),
  },
  accessibility: {
    roles: ['No role of its own: name and note are read, the mark is not.'],
    keys: {},
    notes: ['Say what it is in the note or around it: a seal alone has no meaning.'],
  },
  examples: [
    {
      do: <NamePlate mark="seal" name="Database migration" note="Example Cloud" framed />,
      doText: 'The name says what is certified, the note by whom.',
      dont: (
        <Stack gap="xs">
          <NamePlate mark="seal" name="Certified" framed />
        </Stack>
      ),
      dontText: 'Says neither what is certified nor by whom.',
    },
  ],
};
