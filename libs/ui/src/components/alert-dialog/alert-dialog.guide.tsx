import type { Guide } from '../../internal/guide/guide.ts';
import { AsServed } from '../../testing/as-served.tsx';
import { AlertDialog } from './alert-dialog.tsx';

export const guide: Guide = {
  use: [
    'for a message that has to be answered before the visitor can go on: a form that cannot be sent',
    'before something that cannot be taken back',
  ],
  avoid: [
    { when: 'for a form or details', instead: 'Dialog' },
    { when: 'for a message that can wait', instead: 'Toast' },
    { when: 'where the message can stay on the page', instead: 'Alert or ErrorSummary' },
  ],
  anatomy: [
    { part: 'Mark', purpose: 'The tone; decoration.' },
    { part: 'Title', purpose: 'What it is about, in two or three words.' },
    { part: 'Message', purpose: 'What is wrong, or what will happen.' },
    { part: 'OK', purpose: 'Has the focus; name it after what it does where it does something.' },
    { part: 'Cancel', purpose: 'Leaves things as they are.', optional: true },
  ],
  accessibility: {
    roles: [
      'A native modal `dialog` with `role="alertdialog"`, named by its title and described by its message.',
    ],
    keys: [
      { key: 'Enter, Space', does: 'Presses OK, which has the focus.' },
      { key: 'Tab', does: 'Goes round its buttons.' },
      { key: 'Escape', does: 'Closes it without `onOk`.' },
    ],
    notes: [
      'Give the field the message is about as `returnFocusTo`, and say the error there as well: after OK this text is gone.',
      'Without JavaScript the server sends the page again, with an `ErrorSummary` and the errors at the fields; it can also send this one open: OK closes it.',
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
      dontText: 'Says nothing, and offers a choice that is none.',
    },
  ],
};
