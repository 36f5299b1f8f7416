import type { Guide } from '../../internal/guide/guide.ts';
import { SelectField } from './select-field.tsx';

const offices = ['Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kochi', 'Mumbai'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const guide: Guide = {
  use: ['to choose one of more than five things that need no explanation'],
  avoid: [
    { when: 'for two to five choices that need a word', instead: 'RadioCards' },
    { when: 'for yes or no', instead: 'Checkbox' },
    { when: 'to lead to other pages', instead: 'Link' },
  ],
  anatomy: [
    { part: 'Label', purpose: 'Names the control; always visible unless something else says it.' },
    { part: 'Hint', purpose: 'The format, a limit; stays visible.', optional: true },
    { part: 'Error', purpose: 'What is wrong, and how to right it.', optional: true },
    { part: 'Control', purpose: 'The platform’s own list.' },
    { part: 'Placeholder', purpose: 'The first option: nothing chosen.', optional: true },
  ],
  accessibility: {
    roles: ['A combo box named by its label and described by its hint and error.'],
    keys: [
      { key: 'Space', does: 'Opens the list.' },
      { key: 'Arrow up, Arrow down', does: 'Choose the option before or after.' },
      { key: 'A letter', does: 'Goes to the next option that starts with it.' },
    ],
    notes: ['Choosing alone should change nothing beyond the list it filters.'],
  },
  examples: [
    {
      do: (
        <SelectField
          name="office-do"
          label="Location"
          placeholder="All locations"
          options={offices}
        />
      ),
      doText: 'The first option says what nothing chosen means.',
      dont: (
        <SelectField
          name="office-dont"
          label="Remote"
          options={[
            { value: 'y', label: 'Yes' },
            { value: 'n', label: 'No' },
          ]}
        />
      ),
      dontText: 'Two options are hidden in a list; a checkbox shows them.',
    },
  ],
};
