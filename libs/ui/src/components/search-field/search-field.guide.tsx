import { type Guide, optional } from '../../internal/guide/guide.ts';
import { SearchField } from './search-field.tsx';

export const guide: Guide = {
  use: ['to find something on this page or site by words'],
  avoid: {
    'to choose from a list': 'SelectField',
    'for any other line of text': 'TextField',
  },
  anatomy: {
    Label: 'Names the control; always visible unless something else says it.',
    Hint: optional('The format, a limit; stays visible.'),
    Error: optional('What is wrong, and how to right it.'),
    Glass: 'Shows that it searches; hidden from assistive technology.',
    Control: 'Takes the words; a phone’s Enter key says Search.',
    Clear: 'Empties it; there as soon as there is something to empty.',
  },
  accessibility: {
    roles: [
      'A search box named by its label and described by its hint and error.',
      'A button named by `clearLabel`, while there is something in the box.',
    ],
    keys: {
      Tab: 'Focuses the box, then Clear.',
      'Enter, Space': 'On Clear: empties the box and goes back to it.',
      Escape: 'Empties it, in most browsers.',
    },
    notes: [
      'Without JavaScript Clear is missing: the rest works in a form that is sent by Enter.',
      'Put it into a `search` element or a form with `role="search"`.',
      'Where results follow the typing, say in a status how many there are.',
    ],
  },
  examples: [
    {
      do: <SearchField name="q-do" label="Search jobs" placeholder="Title, office or district" />,
      doText: 'The placeholder only adds examples; the label stays.',
      dont: <SearchField name="q-dont" label="Search" hideLabel />,
      dontText: 'Does not show what is searched.',
    },
  ],
};
