import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Illustration } from '../illustration/illustration.tsx';
import { LinkCard } from './link-card.tsx';

export const guide: Guide = {
  use: ['to offer one of several pages of the same rank: services, solutions, industries'],
  avoid: {
    'for a product with a picture of its screen': 'ProductCard',
    'where the words lead nowhere': 'FeatureCard',
    'in the middle of a text': 'Link',
  },
  anatomy: {
    Picture: optional('An icon or illustration; repeats what the words say.'),
    Heading: 'The name of the page it leads to; it is the link.',
    Text: 'One or two sentences: what the visitor finds there.',
    'Call to action': optional(
      'Tells the eye that the card leads on; hidden from assistive technology.',
    ),
  },
  accessibility: {
    roles: [
      'One link, named by the heading alone. The whole card can be clicked, yet is heard as one short name.',
    ],
    keys: {
      Tab: 'Focuses the link; the whole card is outlined.',
      Enter: 'Follows it.',
    },
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
