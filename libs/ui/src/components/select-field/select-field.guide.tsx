import { type Guide, optional } from '../../internal/guide/guide.ts';
import { SelectField } from './select-field.tsx';

const offices = ['Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kochi', 'Mumbai'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const guide: Guide = {
  use: ['to choose one of more than five things that need no explanation'],
  avoid: {
    'for two to five choices that need a word': 'RadioCards',
    'for yes or no': 'Checkbox',
    'to lead to other pages': 'Link',
  },
  anatomy: {
    Label: 'Names the control; always visible unless something else says it.',
    Hint: optional('The format, a limit; stays visible.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'The platform’s own list.',
    Placeholder: optional('The first option: nothing chosen.'),
  },
  accessibility: {
    roles: ['A combo box named by its label and described by its hint and error.'],
    keys: {
      Space: 'Opens the list.',
      'Arrow up, Arrow down': 'Choose the option before or after.',
      'A letter': 'Goes to the next option that starts with it.',
    },
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
