import { type Guide, optional } from '../../internal/guide/guide.ts';
import { FeatureCard } from './feature-card.tsx';

export const guide: Guide = {
  use: [
    'to list what a product or service can do, one thing a card',
    'as rows (`look="row"`) in a Stack without a gap, for a few things that are read one after the other',
    'as cells (`look="cell"`) in a Grid of two columns, for many things or longer descriptions',
  ],
  avoid: {
    'where the card leads to a page': 'LinkCard',
    'for text with bullet points and a link': 'ContentCard',
    'for a figure without a description': 'Counter',
  },
  anatomy: {
    Value: optional('A short figure that says the most: 80+, 24/7.'),
    Icon: optional('In place of a value; repeats the title.'),
    Title: 'The feature in two or three words.',
    Description: 'What it does for the reader, in one or two sentences.',
  },
  accessibility: {
    roles: ['A heading and text; the icon is hidden from assistive technology.'],
    keys: {},
    notes: [
      'Colour only sorts for the eye: never say "the green ones".',
      'Choose `level` so that the headings of the page make an outline without gaps.',
    ],
  },
  examples: [
    {
      do: (
        <FeatureCard
          value="80+"
          title="Revenue streams"
          description="Landing, parking, retail and more, in one view."
        />
      ),
      doText: 'The value is a figure; the title says of what.',
      dont: (
        <FeatureCard
          value="Eighty and more revenue streams"
          title="Revenue"
          description="In one view."
        />
      ),
      dontText: 'A sentence set as large as a figure.',
    },
  ],
};
