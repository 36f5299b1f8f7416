import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Checkbox } from './checkbox.tsx';

export const guide: Guide = {
  use: [
    'to let the visitor agree to something, or leave it',
    'to choose any number of a few things, one checkbox each',
  ],
  avoid: {
    'to choose one of several': 'RadioCards',
    'to choose one of many': 'SelectField',
    'to do something at once': 'Button',
  },
  anatomy: {
    Error: optional('Why the form could not be sent.'),
    Box: 'Shows the state: off, on or indeterminate.',
    Label: 'What it means when on; it can be clicked too.',
    Hint: optional('What follows from it.'),
  },
  accessibility: {
    roles: ['A checkbox named by its label, described by hint and error.'],
    keys: {
      Tab: 'Focuses it.',
      Space: 'Switches it.',
    },
    notes: [
      'Put several that belong together into a `FieldGroup`, so that their question is heard.',
      'Never check a consent beforehand.',
    ],
  },
  examples: [
    {
      do: <Checkbox name="news" label="Send me news about jobs" />,
      doText: 'Says what happens when it is on.',
      dont: <Checkbox name="news" label="Do not send me news" defaultChecked />,
      dontText: 'On means no, which is hard to read and easily answered wrongly.',
    },
  ],
};
