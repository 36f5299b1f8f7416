import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { Section } from './section.tsx';

export const guide: Guide = {
  use: ['to divide a page into bands, each with a heading that names it'],
  avoid: {
    'for the first band of a page with its call to action': 'Hero',
    'for a part within a band': 'Stack',
    'for one thing among others of its kind': 'ContentCard',
    'inside another section: it would have the page’s margins twice': null,
  },
  anatomy: {
    Background:
      '`canvas`, `sunken`, `surface`, or the deep `inverse`, on which every component reads well by itself.',
    Eyebrow: optional('What kind of thing follows.'),
    Heading: optional('Names the band.'),
    Lead: optional('A sentence or two below the heading.'),
    Action: optional('A link or button at the far side; below the words on a phone.'),
    Content:
      'In a Container, whose width `width` sets; beside the words with `layout="split"`, for few or narrow things.',
  },
  accessibility: {
    roles: ['Region, named by its heading or by `aria-label`; without either it is no landmark.'],
    keys: {},
    notes: [
      'Give a band without a heading an `aria-label` if a visitor may want to jump to it.',
      'The heading is of level 2; set `headingLevel={1}` where it is the page’s title.',
      'Neighbours on the same surface have a single gap between them.',
    ],
  },
  examples: [
    {
      do: (
        <Section
          tone="sunken"
          spacing="tight"
          headingLevel={3}
          headingSize="xl"
          heading="How we migrate"
          lead="In three steps, each of which can be taken back."
        >
          <Text>First we list what you run.</Text>
        </Section>
      ),
      doText: 'A short heading names the band, the lead explains it.',
      dont: (
        <Section
          tone="sunken"
          spacing="tight"
          headingLevel={3}
          headingSize="xl"
          heading="We migrate in three steps, each of which can be taken back, and first of all we list what you run"
        >
          <Text>That takes two weeks.</Text>
        </Section>
      ),
      dontText: 'The whole text is the heading: too long to scan, or to hear as a landmark’s name.',
    },
  ],
};
