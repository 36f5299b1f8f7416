import { type Guide, optional } from '../../internal/guide/guide.ts';
import { AsServed } from '../../testing/as-served.tsx';
import { AlertDialog } from './alert-dialog.tsx';

export const guide: Guide = {
  use: [
    'for a message that has to be answered before the visitor can go on: a form that cannot be sent',
    'before something that cannot be taken back',
  ],
  avoid: {
    'for a form or details': 'Dialog',
    'for a message that can wait': 'Toast',
    'where the message can stay on the page': 'Alert or ErrorSummary',
  },
  anatomy: {
    Mark: 'The tone; decoration.',
    Title: 'What it is about, in two or three words.',
    Message: 'What is wrong, or what will happen.',
    Cancel: optional('Leaves things as they are.'),
    OK: 'Has the focus. Its text says what it does, if it does anything but close.',
  },
  accessibility: {
    roles: [
      'A native modal `dialog` with `role="alertdialog"`, named by its title and described by its message.',
    ],
    keys: {
      'Enter, Space': 'Presses OK, which has the focus.',
      Tab: 'Goes round its buttons.',
      Escape: 'Closes it without `onOk`.',
    },
    notes: [
      'Put it outside of any form: its buttons stand in a form of their own, and HTML forbids a form within a form.',
      'Give the field the message is about as `returnFocusTo`, and say the error there as well: after OK this text is gone.',
      'Without JavaScript the server sends the page again, with an `ErrorSummary` and the errors at the fields; it can also send this dialog open: OK closes it.',
    ],
  },
  examples: [
    {
      do: (
        <AsServed>
          <AlertDialog open heading="Validation Error">
            Email is missing
          </AlertDialog>
        </AsServed>
      ),
      doText: 'Says what is missing; OK leads to that field.',
      dont: (
        <AsServed>
          <AlertDialog open heading="Error" cancelText="No">
            Something went wrong.
          </AlertDialog>
        </AsServed>
      ),
      dontText: 'Says neither what went wrong nor what ‘No’ would do.',
    },
  ],
};
