import { type Guide, optional } from '../../internal/guide/guide.ts';
import { RadioCards } from './radio-cards.tsx';

export const guide: Guide = {
  use: ['to let the visitor choose one of two to five things that need a word of explanation'],
  avoid: {
    'where the choice is long or needs no explanation': 'SelectField',
    'where several can be chosen': 'Checkbox',
    'to lead to other pages': 'LinkCard',
  },
  anatomy: {
    Label: 'The question; it names the group.',
    Hint: optional('Help for the choice as a whole.'),
    Error: optional('That a choice is missing.'),
    Card: 'One choice; all of it can be clicked.',
    Title: 'The choice in a few words; it names the radio.',
    Description: optional('What it means, in a sentence.'),
  },
  accessibility: {
    roles: [
      'A radio group named by its label, described by hint and error.',
      'Each card is a radio named by its title and described by its description.',
    ],
    keys: {
      Tab: 'Focuses the chosen card, or the first.',
      'Arrow keys': 'Choose the next or previous card.',
      Space: 'Chooses the focused card.',
    },
  },
  examples: [
    {
      do: (
        <RadioCards
          name="plan-do"
          label="Plan"
          defaultValue="small"
          options={[
            { value: 'small', title: 'Small', description: 'Up to ten people' },
            { value: 'large', title: 'Large', description: 'Eleven people and more' },
          ]}
        />
      ),
      doText: 'The titles are short, and the descriptions tell them apart.',
      dont: (
        <RadioCards
          name="plan-dont"
          label="Choose"
          options={[
            { value: 'small', title: 'The plan that is right for up to ten people' },
            { value: 'large', title: 'The plan that is right for more than ten people' },
          ]}
        />
      ),
      dontText: 'Long titles that start alike have to be read to the end.',
    },
  ],
};
