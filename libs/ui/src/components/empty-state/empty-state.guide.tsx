import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { EmptyState } from './empty-state.tsx';

export const guide: Guide = {
  use: [
    'in the place of a list in which nothing is left',
    'in the place of something that could not be loaded',
  ],
  avoid: {
    'for a message beside contents that are there': 'Alert',
  },
  anatomy: {
    Icon: 'A magnifying glass, or a warning; decoration.',
    Heading: 'What is missing.',
    Text: optional('What could be done about it.'),
    Action: optional('A button for it: reset the filters, try again.'),
  },
  accessibility: {
    roles: ['A heading and text; the icon is hidden from assistive technology.'],
    keys: {},
    notes: [
      'Where it appears after the page did, give it `role="status"`, or `role="alert"` for an error.',
    ],
  },
  examples: [
    {
      do: (
        <EmptyState
          heading="No vacancies match"
          action={<Button variant="secondary">Reset</Button>}
        >
          Try fewer filters, or another word.
        </EmptyState>
      ),
      doText: 'Says what is missing, and offers a way out.',
      dont: <EmptyState tone="danger" heading="Error: 0 results" />,
      dontText: 'An empty result is not an error, and this one is a dead end.',
    },
  ],
};
