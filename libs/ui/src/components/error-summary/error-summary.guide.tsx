import type { Guide } from '../../internal/guide/guide.ts';
import { ErrorSummary } from './error-summary.tsx';

export const guide: Guide = {
  use: ['above a form of several fields that could not be sent, beside the errors at the fields'],
  avoid: {
    'for a form of one field': 'TextField with `error`',
    'where sending failed for another reason': 'FormStatus',
  },
  anatomy: {
    Heading: 'That something has to be put right.',
    Links: 'One for each error, in the order of the fields.',
  },
  accessibility: {
    roles: ['An alert: read out when it appears, and focused unless told otherwise.'],
    keys: {
      Tab: 'Focuses the next error.',
      Enter: 'Goes to its field.',
    },
    notes: [
      'Give each field an `id`, and the same words in its `error`.',
      'It takes the focus again when the errors are others, and when a try brings the same ones in another array.',
    ],
  },
  examples: [
    {
      do: (
        <ErrorSummary
          takesFocus={false}
          errors={[{ fieldId: 'email', message: 'Enter an email address like name@example.com' }]}
        />
      ),
      doText: 'Says what to do, in the words the field uses.',
      dont: (
        <ErrorSummary
          takesFocus={false}
          errors={[{ fieldId: 'email', message: 'Invalid input' }]}
        />
      ),
      dontText: 'Says neither which field is meant nor what it needs.',
    },
  ],
};
