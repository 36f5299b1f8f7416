import { type Guide, optional } from '../../internal/guide/guide.ts';
import { TeamCard } from './team-card.tsx';

export const guide: Guide = {
  use: ['to present the people of a team, each with a way to write to them'],
  avoid: {
    'for what a client said': 'TestimonialCard',
    'for a unit without a face': 'ContactCard',
  },
  anatomy: {
    Portrait:
      'A square photo, beside the words where there is room; without one, the initials on a drawn background.',
    Name: 'As the person writes it; the heading.',
    Role: 'What this person helps with.',
    Email: optional('The address itself, as a link.'),
  },
  accessibility: {
    roles: ['A heading, text, and a link named by the address. The initials are not read out.'],
    keys: {
      Enter: 'On the address: opens the mail program.',
    },
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
