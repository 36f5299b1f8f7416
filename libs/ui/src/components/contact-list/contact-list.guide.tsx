import type { Guide } from '../../internal/guide/guide.ts';
import { ContactList } from './contact-list.tsx';

export const guide: Guide = {
  use: ['to list the ways to reach somebody: phone, email, address, hours'],
  avoid: {
    'for one of several units, with its name': 'ContactCard',
    'for other pairs of terms and values': 'DescriptionList',
  },
  anatomy: {
    Icon: 'Tells the ways apart; decoration.',
    Label: 'What it is: "Phone".',
    Value: 'One or several lines; phone and email are links.',
  },
  accessibility: {
    roles: [
      'A description list. Phone numbers are `tel:` links, addresses `mailto:` links, named by what is read there.',
    ],
    keys: {
      Enter: 'On a link: calls, or opens the mail program.',
    },
    notes: ['Write numbers in groups and with the country code: that is how they are read out.'],
  },
  examples: [
    {
      do: (
        <ContactList
          contacts={[
            { kind: 'phone', label: 'Phone', value: '+91 471 000 0000' },
            { kind: 'address', label: 'Address', value: ['1 Park Road', 'Trivandrum'] },
          ]}
        />
      ),
      doText: 'Each line of the address is a line.',
      dont: (
        <ContactList
          contacts={[
            { kind: 'phone', label: 'Phone', value: '04710000000' },
            { kind: 'address', label: 'Address', value: 'Phone us for the address' },
          ]}
        />
      ),
      dontText: 'The number cannot be dialled from abroad, and the address is missing.',
    },
  ],
};
