import type { Guide } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { NamePlate } from './name-plate.tsx';

export const guide: Guide = {
  use: [
    'to name a client, a partner or a certificate with a mark of its own',
    'several of them in a Grid `as="ul"`, so that their number is heard',
  ],
  avoid: [
    { when: 'for six names or more in passing', instead: 'LogoStrip' },
    { when: 'for one of your own people', instead: 'TeamCard' },
    { when: 'for a word or two about the thing beside it', instead: 'Badge' },
  ],
  anatomy: [
    { part: 'Mark', purpose: 'Tells the plates apart, or what they are; else the initials.' },
    { part: 'Name', purpose: 'Who it is.' },
    { part: 'Note', purpose: 'A role, a firm, a subject.', optional: true },
    { part: 'Frame', purpose: 'A surface of its own, where no card is around it.', optional: true },
  ],
  accessibility: {
    roles: ['No role of its own: name and note are read, the mark is not.'],
    keys: [],
    notes: ['Say what it is in the note or around it: a seal alone tells nobody anything.'],
  },
  examples: [
    {
      do: <NamePlate mark="seal" name="Database migration" note="Example Cloud" framed />,
      doText: 'The name says in what, the note by whom.',
      dont: (
        <Stack gap="xs">
          <NamePlate mark="seal" name="Certified" framed />
        </Stack>
      ),
      dontText: 'A seal with a word that could stand anywhere.',
    },
  ],
};
