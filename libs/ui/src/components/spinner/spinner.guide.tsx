import { Button } from '../button/button.tsx';
import type { Guide } from '../../internal/guide/guide.ts';
import { Spinner } from './spinner.tsx';

export const guide: Guide = {
  use: ['beside words that say what is under way, for a second or more'],
  avoid: {
    'over what is being fetched': 'LoadingOverlay',
    'in a button': 'Button with `busy`',
    'where it is known how much is done': 'Progress',
  },
  anatomy: {
    Ring: 'Turns; stands still where motion is not wanted.',
  },
  accessibility: {
    roles: ['None: it is decoration, hidden from assistive technology.'],
    keys: {},
    notes: ['Put the words beside it into a status, so that they are heard.'],
  },
  examples: [
    {
      do: (
        <p>
          <Spinner /> Sending your message
        </p>
      ),
      doText: 'Words say what is being waited for.',
      dont: (
        <Button>
          <Spinner size="lg" />
        </Button>
      ),
      dontText: 'A ring alone says nothing, and the button has lost its name.',
      breaks: 'button-name',
    },
  ],
};
