import type { Guide } from '../../internal/guide/guide.ts';
import { TextArea } from './text-area.tsx';

export const guide: Guide = {
  use: ['to ask for several lines of text: a message, a cover letter'],
  avoid: [
    { when: 'for a line', instead: 'TextField' },
    { when: 'for a document that exists already', instead: 'FileField' },
  ],
  anatomy: [
    { part: 'Label', purpose: 'Names the control; always visible unless something else says it.' },
    { part: 'Hint', purpose: 'The format, a limit; stays visible.', optional: true },
    { part: 'Error', purpose: 'What is wrong, and how to right it.', optional: true },
    { part: 'Control', purpose: 'Takes the text; can be drawn taller.' },
  ],
  accessibility: {
    roles: ['A text box of several lines named by its label and described by its hint and error.'],
    keys: [{ key: 'Enter', does: 'Starts a new line.' }],
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
