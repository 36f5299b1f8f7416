import type { Guide } from '../../internal/guide/guide.ts';
import { inverseBox } from '../../testing/box.css.ts';
import { NewsletterBox } from './newsletter-box.tsx';

export const guide: Guide = {
  use: ['in the footer, to let the visitor subscribe to a newsletter'],
  avoid: [
    { when: 'for an enquiry', instead: 'TextField and TextArea' },
    { when: 'in a dialog that opens by itself: it is in nobody’s way in the footer' },
  ],
  anatomy: [
    { part: 'Heading', purpose: 'Names the form.' },
    { part: 'Text', purpose: 'What comes, and how often.', optional: true },
    { part: 'Status', purpose: 'How it ended.', optional: true },
    { part: 'Label', purpose: 'Names the address.' },
    { part: 'Hint', purpose: 'What happens after sending.', optional: true },
    { part: 'Error', purpose: 'What is wrong with the address.', optional: true },
    { part: 'Address and button', purpose: 'In one row where there is room.' },
    { part: 'Note', purpose: 'A link to the privacy notice.', optional: true },
  ],
  accessibility: {
    roles: ['A form named by its heading, with a text box and a button.'],
    keys: [{ key: 'Enter', does: 'Sends the form.' }],
    notes: [
      'Keep the label visible: a placeholder is none.',
      'Answer alike for every address, so that nobody learns who has subscribed.',
    ],
  },
  examples: [
    {
      do: (
        <div className={inverseBox}>
          <NewsletterBox heading="Newsletter" text="Four times a year." label="Email" />
        </div>
      ),
      doText: 'Says how often it comes.',
      dont: (
        <div className={inverseBox}>
          <NewsletterBox heading="Don’t miss out!" label="Email" submitText="Go" />
        </div>
      ),
      dontText: 'Neither what one gets nor what the button does.',
    },
  ],
};
