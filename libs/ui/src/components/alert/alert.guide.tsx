import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Alert } from './alert.tsx';

export const guide: Guide = {
  use: ['to say what just happened, or what must be known before going on, where it matters'],
  avoid: {
    'for how a form’s submission stands': 'FormStatus',
    'for errors in fields': 'ErrorSummary',
    'to draw attention to an offer': null,
  },
  anatomy: {
    Icon: 'Tells the tones apart without colour.',
    Heading: optional('What happened, in a word or two.'),
    Text: 'What it means, or what to do.',
  },
  accessibility: {
    roles: [
      'An alert for `danger`: read out at once.',
      'A status for the other tones: read out when there is time.',
    ],
    keys: {},
    notes: [
      'Only what comes after the page was loaded is read out by itself.',
      'To move the focus to it give it `tabIndex={-1}`.',
    ],
  },
  examples: [
    {
      do: (
        <Alert tone="success" heading="Saved">
          We will get to you soon
        </Alert>
      ),
      doText: 'Short, and says what happens next.',
      dont: (
        <Alert tone="danger" role="note" heading="New!">
          Have a look at our products
        </Alert>
      ),
      dontText: 'Visitors who see warnings without a reason overlook the next one.',
    },
  ],
};
