import type { Guide } from '../../internal/guide/guide.ts';
import { TeamCard } from './team-card.tsx';

export const guide: Guide = {
  use: ['to present the people of a team, each with a way to write to them'],
  avoid: [
    { when: 'for what a client said', instead: 'TestimonialCard' },
    { when: 'for a unit without a face', instead: 'ContactCard' },
  ],
  anatomy: [
    {
      part: 'Portrait',
      purpose:
        'A square photo, beside the words where there is room; without one, the initials on a drawn background.',
    },
    { part: 'Name', purpose: 'As the person writes it; the heading.' },
    { part: 'Role', purpose: 'What to turn to this person for.' },
    { part: 'Email', purpose: 'The address itself, as a link.', optional: true },
  ],
  accessibility: {
    roles: ['A heading, text, and a link named by the address. The initials are not read out.'],
    keys: [{ key: 'Enter', does: 'On the address: opens the mail program.' }],
    notes: [
      'Give a photo the empty `alt`, or one that tells more than the name beside it.',
      'Give a photo `width` and `height`; it is cut to a square around its middle.',
    ],
  },
  examples: [
    {
      do: <TeamCard name="Asha Example" jobTitle="Head of Software" email="asha@example.com" />,
      doText: 'The role says what to ask her.',
      dont: <TeamCard name="Asha" jobTitle="Rock star" email="info@example.com" />,
      dontText: 'Half a name, no role, and an address everybody shares.',
    },
  ],
};
