import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { job } from './job-card.example.ts';
import { JobCard } from './job-card.tsx';

export const guide: Guide = {
  use: ['for each vacancy in a list of vacancies'],
  avoid: {
    'where no vacancy is left': 'EmptyState',
    'for the vacancy in full': 'Dialog',
  },
  anatomy: {
    Badges: optional('Kind of employment, and whether it closes soon.'),
    Title: 'The position; the heading.',
    Facts: 'Category, office and district; from 480 px each has an icon.',
    'Last date': 'Until when one can apply.',
    Actions: optional('More details, and apply.'),
  },
  accessibility: {
    roles: [
      'An article named by the title; the facts are a description list whose terms are heard, not seen.',
      'The last date is a `time`.',
    ],
    keys: {},
    notes: [
      'Each card has the same buttons: end their names with the title, in a `VisuallyHidden`.',
    ],
  },
  examples: [
    {
      do: (
        <JobCard
          {...job}
          actions={
            <Button href="#apply" size="sm">
              Apply<VisuallyHidden> for GIS Analyst</VisuallyHidden>
            </Button>
          }
        />
      ),
      doText: 'The button is heard as "Apply for GIS Analyst".',
      dont: (
        <JobCard
          {...job}
          title="URGENT!!! GIS Analyst (m/f), Headquarters, full time"
          actions={
            <Button href="#apply" size="sm">
              Apply
            </Button>
          }
        />
      ),
      dontText: 'A title that repeats the facts, and one "Apply" among many.',
    },
  ],
};
