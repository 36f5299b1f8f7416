import { type Guide, optional } from '../../internal/guide/guide.ts';
import { inverseBox } from '../../testing/box.css.ts';
import { NewsletterBox } from './newsletter-box.tsx';

export const guide: Guide = {
  use: ['in the footer, to let the visitor subscribe to a newsletter'],
  avoid: {
    'for an enquiry': 'TextField and TextArea',
    'in a dialog that opens by itself: it is in nobody’s way in the footer': null,
  },
  anatomy: {
    Heading: 'Names the form.',
    Text: optional('What comes, and how often.'),
    Status: optional('How it ended.'),
    Label: 'Names the address.',
    Hint: optional('What happens after sending.'),
    Error: optional('What is wrong with the address.'),
    'Address and button': 'In one row where there is room.',
    Note: optional('A link to the privacy notice.'),
  },
  accessibility: {
    roles: ['A form named by its heading, with a text box and a button.'],
    keys: {
      Enter: 'Sends the form.',
    },
    notes: [
      'Keep the label visible: a placeholder does not replace it.',
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
      dontText: 'Says neither what visitors get nor what the button does.',
    },
  ],
};
