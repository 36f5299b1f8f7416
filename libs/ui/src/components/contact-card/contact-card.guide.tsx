import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ContactCard } from './contact-card.tsx';

export const guide: Guide = {
  use: ['where several units can be reached, each in its own way', 'for an office and its hours'],
  avoid: {
    'for the ways to reach the only one there is': 'ContactList',
    'for a person with a face': 'TeamCard',
  },
  anatomy: {
    Name: 'The unit; the heading.',
    Text: optional('What the unit helps with.'),
    Ways: optional('Phone, email, address, hours: an icon, what it is, and the value.'),
  },
  accessibility: {
    roles: [
      'A heading and a description list: each way is a term ("Phone") with its values.',
      'Numbers are `tel:` links, addresses `mailto:` links, named by what is read there.',
    ],
    keys: {
      Enter: 'On a link: calls, or opens the mail program.',
    },
    notes: ['Write numbers in groups and with the country code: that is how they are read out.'],
  },
  examples: [
    {
      do: (
        <ContactCard name="Cloud" phone="+91 471 555 0104" email="cloud@example.com">
          Moving there, and staying there well.
        </ContactCard>
      ),
      doText: 'A number that can be dialled from anywhere.',
      dont: (
        <ContactCard name="Cloud" phone="5550104">
          Phone: ask for extension 4. Email: cloud at example dot com.
        </ContactCard>
      ),
      dontText: 'The ways are plain text, which cannot be tapped.',
    },
  ],
};
