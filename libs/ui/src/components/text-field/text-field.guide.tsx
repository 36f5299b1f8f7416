import { type Guide, optional } from '../../internal/guide/guide.ts';
import { TextField } from './text-field.tsx';

export const guide: Guide = {
  use: ['to ask for one line of text: a name, a subject, a link'],
  avoid: {
    'for an email address': 'EmailField',
    'for a phone number': 'PhoneField',
    'for several lines': 'TextArea',
    'to search': 'SearchField',
  },
  anatomy: {
    Label: 'Names the control; always visible unless something else says it.',
    Hint: optional('The format, a limit; stays visible.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'Takes the text.',
  },
  accessibility: {
    roles: ['A text box named by its label and described by its hint and error.'],
    keys: {},
    notes: ['Set `autoComplete` wherever the visitor’s own data is asked for (WCAG 1.3.5).'],
  },
  examples: [
    {
      do: <TextField name="name-do" label="Full Name" hint="As on your degree" required />,
      doText: 'Label and hint stay while the name is typed.',
      dont: <TextField name="name-dont" label="Name" hideLabel placeholder="Full Name" />,
      dontText: 'With the first letter the placeholder is gone, and the question with it.',
    },
  ],
};
