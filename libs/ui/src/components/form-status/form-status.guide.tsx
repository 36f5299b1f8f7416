import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { FormStatus } from './form-status.tsx';

export const guide: Guide = {
  use: ['to say how the submission of a form stands, where the form is'],
  avoid: {
    'for what is wrong with single fields': 'ErrorSummary',
    'for a message that no form of this page caused': 'Alert',
    'while a part of the page is fetched': 'LoadingOverlay',
  },
  anatomy: {
    Sending: 'A spinner and a word, while it is under way.',
    Heading: optional('How it ended.'),
    Text: optional('What happens now, or what to do.'),
    Retry: optional('A way on after a failure.'),
  },
  accessibility: {
    roles: [
      'A status while it is sending: read out when there is time.',
      'An alert when it has ended: read out at once, and focused.',
    ],
    keys: {},
    notes: [
      'Keep it mounted from the start: a live region that comes with its text may stay silent.',
      'What was typed stays after a failure.',
    ],
  },
  examples: [
    {
      do: (
        <FormStatus
          state="failure"
          heading="It was not sent"
          takesFocus={false}
          retry={
            <Button size="sm" variant="secondary">
              Try again
            </Button>
          }
        >
          You seem to be offline. What you wrote is still here.
        </FormStatus>
      ),
      doText: 'Says what happened, what became of the words, and what to do.',
      dont: (
        <FormStatus state="failure" heading="Error 503" takesFocus={false}>
          Request failed
        </FormStatus>
      ),
      dontText: 'A code for engineers does not tell the visitor what to do.',
    },
  ],
};
