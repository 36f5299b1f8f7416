import { type Guide, optional } from '../../internal/guide/guide.ts';
import { PhoneField } from './phone-field.tsx';

export const guide: Guide = {
  use: ['to ask for a phone number that is stored as digits'],
  avoid: {
    'for a code sent to the visitor': 'OtpField',
    'for an amount or a number with a sign': 'TextField',
  },
  anatomy: {
    Label: 'Names the number: whose, or which.',
    Hint: optional('What to type, e.g. with area code.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'Takes digits; opens the keypad on a phone.',
    Note: optional('Says that a pasted or typed number is too long.'),
  },
  accessibility: {
    roles: [
      'A text box named by its label and described by its hint and error.',
      'The note is a status: announced when it comes, without taking the focus.',
    ],
    keys: {},
    notes: [
      'Letters and signs are left out silently, so say in the hint that digits are meant.',
      'The number of digits is checked by `pattern` too, where there is no JavaScript.',
    ],
  },
  examples: [
    {
      do: <PhoneField name="phone" label="Phone" maxLength={12} hint="With area code" />,
      doText: 'One box that takes a number however it is written.',
      dont: <PhoneField name="phone" label="Phone" placeholder="0471 234 5678" />,
      dontText: 'A placeholder vanishes as soon as it is needed, and is easily taken for a value.',
    },
  ],
};
