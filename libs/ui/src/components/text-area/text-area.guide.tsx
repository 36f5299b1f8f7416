import { type Guide, optional } from '../../internal/guide/guide.ts';
import { TextArea } from './text-area.tsx';

export const guide: Guide = {
  use: ['to ask for several lines of text: a message, a cover letter'],
  avoid: {
    'for a line': 'TextField',
    'for a document that exists already': 'FileField',
  },
  anatomy: {
    Label: 'Names the control; always visible unless something else says it.',
    Hint: optional('The format, a limit; stays visible.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'Takes the text; can be drawn taller.',
  },
  accessibility: {
    roles: ['A text box of several lines named by its label and described by its hint and error.'],
    keys: {
      Enter: 'Starts a new line.',
    },
    notes: ['Choose `rows` by the length of the answer you hope for.'],
  },
  examples: [
    {
      do: <TextArea name="msg-do" label="Message" hint="A few lines are enough" />,
      doText: 'As much room as the answer needs.',
      dont: <TextArea name="msg-dont" label="City" />,
      dontText: 'A large box asks for more than a word.',
    },
  ],
};
