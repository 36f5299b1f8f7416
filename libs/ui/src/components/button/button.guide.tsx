import type { Guide } from '../../internal/guide/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Button } from './button.tsx';

export const guide: Guide = {
  use: [
    'to start an action: send, apply, open a dialog',
    'with `href`, to lead to the one or two pages a visitor should see next',
  ],
  avoid: [
    { when: 'for a link within a text', instead: 'Link' },
    { when: 'to make a whole card lead somewhere', instead: 'LinkCard' },
    { when: 'to change between pages of the same rank', instead: 'NavTabs' },
    { when: 'to choose one of several answers', instead: 'RadioCards' },
  ],
  anatomy: [
    {
      part: 'Background',
      purpose: 'Filled, outlined or bare (`variant`): how much it stands out.',
    },
    { part: 'Words', purpose: 'A verb and its object: ‘Send message’. Long ones wrap.' },
    { part: 'Icon', purpose: 'Before or after the words; repeats them.', optional: true },
    { part: 'Spinner', purpose: 'Before the words while `busy`.', optional: true },
  ],
  accessibility: {
    roles: [
      'Button (`<button type="button">` unless `type` says otherwise); with `href` a link.',
      'Named by its words. While busy, `busyLabel` is added to the name and it is `aria-disabled`.',
    ],
    keys: [
      { key: 'Tab', does: 'Focuses it, while busy too; not where it is `disabled`.' },
      { key: 'Enter', does: 'Presses the button or follows the link; nothing while busy.' },
      { key: 'Space', does: 'Presses the button; does nothing on a link. Nothing while busy.' },
    ],
    notes: [
      'With an icon alone, give it an `aria-label`.',
      'Take `disabled` only where the reason is plain to see. In a form, let it be pressed and say what is missing.',
      'When the work is done, say so elsewhere (an Alert): the end of `busy` is not announced.',
    ],
  },
  examples: [
    {
      do: (
        <Inline>
          <Button>Send message</Button>
          <Button variant="secondary">Cancel</Button>
        </Inline>
      ),
      doText: 'One primary button a view, and each says what it does.',
      dont: (
        <Inline>
          <Button>OK</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      dontText: 'Two primary buttons compete, and ‘OK’ says nothing by itself.',
    },
    {
      do: <Button href="#services">See services</Button>,
      doText:
        'What leads to a page has `href`: it can be opened in a new tab and works without JavaScript.',
      dont: <Button disabled>Fill in all fields to continue</Button>,
      dontText: 'A disabled button cannot be focused, and does not say which field is missing.',
    },
  ],
};
