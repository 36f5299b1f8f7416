import type { Guide } from '../../internal/guide/guide.ts';
import { Checkbox } from './checkbox.tsx';

export const guide: Guide = {
  use: [
    'to let the visitor agree to something, or leave it',
    'to choose any number of a few things, one checkbox each',
  ],
  avoid: [
    { when: 'to choose one of several', instead: 'RadioCards' },
    { when: 'to choose one of many', instead: 'SelectField' },
    { when: 'to do something at once', instead: 'Button' },
  ],
  anatomy: [
    { part: 'Error', purpose: 'Why the form could not be sent.', optional: true },
    { part: 'Box', purpose: 'Shows the state: off, on, or some of it.' },
    { part: 'Label', purpose: 'What is so when it is on; it can be clicked too.' },
    { part: 'Hint', purpose: 'What follows from it.', optional: true },
  ],
  accessibility: {
    roles: ['A checkbox named by its label, described by hint and error.'],
    keys: [
      { key: 'Tab', does: 'Focuses it.' },
      { key: 'Space', does: 'Switches it.' },
    ],
    notes: [
      'Put several that belong together into a `FieldGroup`, so that their question is heard.',
      'Never check one beforehand that gives something away.',
    ],
  },
  examples: [
    {
      do: <Checkbox name="news" label="Send me news about jobs" />,
      doText: 'Says what happens when it is on.',
      dont: <Checkbox name="news" label="Do not send me news" defaultChecked />,
      dontText: 'On means no: hard to read, easily answered wrongly.',
    },
  ],
};
