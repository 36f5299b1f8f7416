import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Steps } from './steps.tsx';

export const guide: Guide = {
  use: ['to say what happens one after the other: how a product is introduced, how to apply'],
  avoid: {
    'where the order does not matter': 'List',
    'for what happened in which year': 'Timeline',
    'to argue from one benefit to the next': 'ValueChain',
  },
  anatomy: {
    Number: 'Its place in the order; drawn, and counted by the list.',
    Line: 'Leads the eye to the next step.',
    Title: 'The step in two or three words.',
    Text: optional('What happens in it.'),
  },
  accessibility: {
    roles: ['An ordered list; each item has a heading.'],
    keys: {},
    notes: ['Choose `level` so that the headings of the page make an outline without gaps.'],
  },
  stacked: true,
  examples: [
    {
      do: <Steps steps={[{ title: 'Assess' }, { title: 'Customise' }, { title: 'Roll out' }]} />,
      doText: 'Each step starts with what is done in it.',
      dont: (
        <Steps
          steps={[{ title: 'Step 1: Assess' }, { title: 'Step 2: Customise' }, { title: 'Done!' }]}
        />
      ),
      dontText: 'The titles repeat the numbers, and the end is no step.',
    },
  ],
};
