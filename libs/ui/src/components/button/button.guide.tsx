import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Button } from './button.tsx';

export const guide: Guide = {
  use: [
    'to start an action: send, apply, open a dialog',
    'with `href`, to lead to the one or two pages a visitor should see next',
  ],
  avoid: {
    'for a link within a text': 'Link',
    'to make a whole card lead somewhere': 'LinkCard',
    'to change between pages of the same rank': 'NavTabs',
    'to choose one of several answers': 'RadioCards',
  },
  anatomy: {
    Background: 'Filled, outlined or bare (`variant`): how much it stands out.',
    Words: 'A verb and its object: ‘Send message’. Long ones wrap.',
    Icon: optional('Before or after the words; repeats them.'),
    Spinner: optional('Before the words while `busy`.'),
  },
  accessibility: {
    roles: [
      'Button (`<button type="button">` unless `type` says otherwise); with `href` a link.',
      'Named by its words. While busy, `busyLabel` is added to the name and it is `aria-disabled`.',
    ],
    keys: {
      Tab: 'Focuses it, while busy too; not where it is `disabled`.',
      Enter: 'Presses the button or follows the link; nothing while busy.',
      Space: 'Presses the button; does nothing on a link. Nothing while busy.',
    },
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
