import { type Guide, optional } from '../../internal/guide/guide.ts';
import { TestimonialCard } from './testimonial-card.tsx';

export const guide: Guide = {
  use: ['to let a client say, by name, what came of the work'],
  avoid: {
    'for a client’s name alone': 'LogoStrip',
    'for one of your own people': 'TeamCard',
  },
  anatomy: {
    'Quotation mark': 'Says at a glance whose words these are; decoration.',
    Stars: optional('The rating they gave.'),
    Quote: 'Their words, two or three sentences.',
    Person:
      'The mark of their firm, one of the kit’s or your own, else the initials; the name, and what they do where.',
  },
  accessibility: {
    roles: [
      'A figure with a block quote; the caption says whose it is. Mark and initials are not read out.',
      'The stars are one picture: "Rated 5 out of 5".',
    ],
    keys: {},
    notes: ['Write the quote without quotation marks.'],
  },
  examples: [
    {
      do: (
        <TestimonialCard name="Asha Example" jobTitle="Head of Revenue, an airport" rating={5}>
          The month’s closing took nine days. Now it is done before lunch on the second.
        </TestimonialCard>
      ),
      doText: 'What changed, said by somebody who can be asked.',
      dont: (
        <TestimonialCard name="A. E." jobTitle="Client" rating={5}>
          Great company, great service, great people!
        </TestimonialCard>
      ),
      dontText: 'Praise without content from nobody in particular.',
    },
  ],
};
