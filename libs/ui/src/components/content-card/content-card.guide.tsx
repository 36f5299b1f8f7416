import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ContentCard } from './content-card.tsx';

export const guide: Guide = {
  use: [
    'for a part of a page that stands on its own beside others: a specialisation, a service with its parts',
  ],
  avoid: {
    'where the whole card leads to one page': 'LinkCard',
    'for a figure with its meaning': 'FeatureCard',
    'for a single text that needs no frame': 'Section',
  },
  anatomy: {
    Icon: optional('Tells cards apart at a glance; decoration.'),
    Heading: 'What it is about.',
    Text: optional('A paragraph, or content of your own.'),
    'Bullet points': optional('What belongs to it, a few words each.'),
    Link: optional('Where to read on; stands at the foot of the card.'),
    Footer: optional('What goes with it, below a line: partners, a note.'),
  },
  accessibility: {
    roles: ['A heading, text, a list, a link; the icon is hidden from assistive technology.'],
    keys: {},
    notes: [
      'The link’s text must say where it leads: it is read out of its context too.',
      'Choose `level` so that the headings of the page make an outline without gaps.',
    ],
  },
  examples: [
    {
      do: (
        <ContentCard
          icon="server"
          heading="Servers & Storage"
          list={['Rack and blade servers', 'Network and object storage']}
          link={{ href: '#servers', text: 'All about servers' }}
        />
      ),
      doText: 'Bullet points of a few words, and a link that says where it leads.',
      dont: (
        <ContentCard
          icon="server"
          heading="Servers & Storage"
          list={[
            'We deliver, install and maintain servers of many makers, in racks and as blades.',
          ]}
          link={{ href: '#servers', text: 'Click here' }}
        />
      ),
      dontText: 'A sentence as the only bullet point, and a link without a meaning.',
    },
  ],
};
