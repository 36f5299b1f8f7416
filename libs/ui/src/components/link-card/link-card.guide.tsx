import type { Guide } from '../../internal/guide/guide.ts';
import { Illustration } from '../illustration/illustration.tsx';
import { LinkCard } from './link-card.tsx';

export const guide: Guide = {
  use: ['to offer one of several pages of the same rank: services, solutions, industries'],
  avoid: [
    { when: 'for a product with a picture of its screen', instead: 'ProductCard' },
    { when: 'where the words lead nowhere', instead: 'FeatureCard' },
    { when: 'in the middle of a text', instead: 'Link' },
  ],
  anatomy: [
    {
      part: 'Picture',
      purpose: 'An icon or illustration; says nothing the words do not.',
      optional: true,
    },
    { part: 'Heading', purpose: 'The name of the page it leads to; it is the link.' },
    { part: 'Text', purpose: 'One or two sentences: what the visitor finds there.' },
    {
      part: 'Call to action',
      purpose: 'Tells the eye that the card leads on; hidden from assistive technology.',
      optional: true,
    },
  ],
  accessibility: {
    roles: [
      'One link, named by the heading alone. The whole card can be clicked, yet is heard as one short name.',
    ],
    keys: [
      { key: 'Tab', does: 'Focuses the link; the whole card is outlined.' },
      { key: 'Enter', does: 'Follows it.' },
    ],
    notes: ['Choose `level` so that the headings of the page make an outline without gaps.'],
  },
  examples: [
    {
      do: (
        <LinkCard
          href="#cloud"
          heading="Cloud services"
          picture={<Illustration name="cloud" />}
          callToAction="Learn more"
        >
          Move what you have to the cloud, then make it better there.
        </LinkCard>
      ),
      doText: 'The heading names the destination.',
      dont: (
        <LinkCard href="#cloud" heading="Click here" callToAction="Learn more">
          Cloud services
        </LinkCard>
      ),
      dontText: 'A heading that says nothing when read in a list of links.',
    },
  ],
};
