import type { Guide } from '../../internal/guide/guide.ts';
import { RadioCards } from './radio-cards.tsx';

export const guide: Guide = {
  use: ['to let the visitor choose one of two to five things that need a word of explanation'],
  avoid: [
    { when: 'where the choice is long or needs no explanation', instead: 'SelectField' },
    { when: 'where several can be chosen', instead: 'Checkbox' },
    { when: 'to lead to other pages', instead: 'LinkCard' },
  ],
  anatomy: [
    { part: 'Label', purpose: 'The question; it names the group.' },
    { part: 'Hint', purpose: 'Help for the choice as a whole.', optional: true },
    { part: 'Error', purpose: 'That a choice is missing.', optional: true },
    { part: 'Card', purpose: 'One choice; all of it can be clicked.' },
    { part: 'Title', purpose: 'The choice in a few words; it names the radio.' },
    { part: 'Description', purpose: 'What it means, in a sentence.', optional: true },
  ],
  accessibility: {
    roles: [
      'A radio group named by its label, described by hint and error.',
      'Each card is a radio named by its title and described by its description.',
    ],
    keys: [
      { key: 'Tab', does: 'Focuses the chosen card, or the first.' },
      { key: 'Arrow keys', does: 'Choose the next or previous card.' },
      { key: 'Space', does: 'Chooses the focused card.' },
    ],
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
