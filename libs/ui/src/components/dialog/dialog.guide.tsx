import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { AsServed } from '../../testing/as-served.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

export const guide: Guide = {
  use: [
    'for details of one of many, where the visitor keeps the place in the list',
    'for a short form that belongs to what lies behind it',
  ],
  avoid: {
    'for a message that only needs an OK': 'AlertDialog',
    'to say that something worked': 'Toast',
    'for what deserves an address of its own: make it a page': null,
  },
  anatomy: {
    Title: 'Names the dialog and takes the focus at opening.',
    Description: optional('A sentence heard with the title.'),
    'Header action': optional(
      'A `DialogHeaderButton`: the way to details and back; with `href`, a link to them.',
    ),
    Close: 'Always there; works without a script.',
    Body: 'Scrolls.',
    Footer: optional('The actions, the main one last; stays in view.'),
  },
  accessibility: {
    roles: [
      'A native modal `dialog` named by its title and described by `description`; the page behind is inert.',
    ],
    keys: {
      Tab: 'Goes round inside the dialog.',
      Escape: 'Closes it, unless `dismissible` is false.',
    },
    notes: [
      'Put it outside of any form: its buttons stand in a form of their own, and HTML forbids a form within a form.',
      'After closing, the focus is back on the opener, or on `returnFocusTo`.',
      'A form in the body has an `id`, and the button in the footer says `form`: Enter sends it, too.',
      'Without JavaScript a button with `opensDialog` opens it in browsers that know invoker commands; where all must get there, link to a page that has it `open`.',
      'Give a form’s first field as `initialFocus`; `autoFocus` comes too early.',
      'Put `dismissible={false}` only where a stray press would lose work, and keep Close.',
    ],
  },
  examples: [
    {
      do: (
        <AsServed>
          <Dialog
            open
            heading="Survey engineer"
            footer={
              <>
                <Button variant="secondary">Close</Button>
                <Button>Apply</Button>
              </>
            }
          >
            <Text>Flies, measures, maps.</Text>
          </Dialog>
        </AsServed>
      ),
      doText: 'A title that says what it is about, and actions named by what they do.',
      dont: (
        <AsServed>
          <Dialog
            open
            heading="Attention"
            dismissible={false}
            footer={
              <Inline>
                <Button>Yes</Button>
                <Button>No</Button>
              </Inline>
            }
          >
            <Text>Would you not like to stay?</Text>
          </Dialog>
        </AsServed>
      ),
      dontText: 'The question makes Yes and No unclear, and the dialog cannot be dismissed.',
    },
  ],
};
