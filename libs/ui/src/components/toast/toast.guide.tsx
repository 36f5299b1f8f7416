import { Alert } from '../alert/alert.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';

export const guide: Guide = {
  use: ['to say in passing that something worked, or can be undone'],
  avoid: {
    'for what a visitor must not miss': 'Alert',
    'for what has to be answered': 'AlertDialog',
    'for errors of a form': 'ErrorSummary',
    'while a Dialog is open: it is out of reach behind it': 'Alert',
  },
  anatomy: {
    Region: 'The screen’s lower end corner; one a page, always mounted.',
    Mark: 'The tone; decoration.',
    Text: 'One sentence.',
    Action: optional('One thing to do about it.'),
    Dismiss: 'Takes it away.',
  },
  accessibility: {
    roles: [
      'A region named by `label`, with a polite live region, and an `alert` for what went wrong.',
    ],
    keys: {
      Tab: 'Goes to its buttons; all messages stay meanwhile.',
      Escape: 'Dismisses the message that has the focus.',
    },
    notes: [
      'A message stays 6 s, longer while one of them is pointed at or focused; with an action or the tone `danger` until dismissed.',
      'Without JavaScript there are no toasts: an answer the server gives belongs on the page, in an `Alert` or `FormStatus`.',
      'What it offers must be possible elsewhere, too.',
    ],
  },
  examples: [
    {
      do: <Text>Your application is on its way.</Text>,
      doText: 'One sentence that may be missed.',
      dont: (
        <Alert role="note" heading="Important">
          Your reference is 4711. You will need it when you call us.
        </Alert>
      ),
      dontText: 'Something to note down that is gone after 6 s: leave that on the page.',
    },
  ],
};
