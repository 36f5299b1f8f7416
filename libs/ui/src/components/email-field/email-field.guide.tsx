import { type Guide, optional } from '../../internal/guide/guide.ts';
import { EmailField } from './email-field.tsx';

export const guide: Guide = {
  use: ['to ask for one email address'],
  avoid: {
    'for a user name that may be something else': 'TextField',
    'for the newsletter in the footer': 'NewsletterBox',
  },
  anatomy: {
    Label: 'Names the address.',
    Hint: optional('What it will be used for.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'Takes the address; a phone shows the keyboard with an @.',
  },
  accessibility: {
    roles: ['A text box named by its label and described by its hint and error.'],
    keys: {},
    notes: [
      'The browser’s autofill offers the visitor’s own address; for the address of someone else set `autoComplete="off"`.',
    ],
  },
  examples: [
    {
      do: <EmailField name="email" label="Email" hint="We answer to this address" />,
      doText: 'Asks once, and says what for.',
      dont: <EmailField name="email" label="Email" placeholder="Enter your email here" />,
      dontText: 'The placeholder repeats the label and says nothing new.',
    },
  ],
};
