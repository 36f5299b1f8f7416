import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { CloudDrawing } from '../page-drawing/index.ts';
import { PageHeader } from './page-header.tsx';

export const guide: Guide = {
  use: ['as the first thing in `main` on every page but the landing page'],
  avoid: {
    'on a landing page, where the claim needs the room': 'Hero',
    'for a part of a page': 'Section',
  },
  anatomy: {
    Breadcrumbs: optional('The way here, for those who came by a search engine.'),
    Eyebrow: optional('A short line above the heading, e.g. what kind of page it is.'),
    Heading: 'The page’s name, its only level 1 heading.',
    Lead: optional('What the page is about, in one or two sentences.'),
    Actions: optional('What to do next; one primary button.'),
    Picture: optional(
      'A page’s drawing or a product’s screen, as large on every page; below the words on a phone, or not there (`pictureAt`).',
    ),
  },
  accessibility: {
    roles: ['A region named by the level 1 heading.'],
    keys: {},
    notes: ['On a wide screen words and picture stand side by side; they are read words first.'],
  },
  stacked: true,
  examples: [
    {
      do: (
        <PageHeader
          heading="Cloud Services"
          lead="We move what you run to the cloud, one application at a time."
          picture={<CloudDrawing />}
        />
      ),
      doText: 'A name people look for, and a sentence that says what they get.',
      dont: <PageHeader heading="Reach for the sky with next-generation synergies" />,
      dontText: 'A slogan where the page’s name belongs.',
    },
    {
      do: (
        <PageHeader
          breadcrumbs={<Breadcrumbs items={[{ label: 'Services', href: '#' }]} current="Cloud" />}
          heading="Cloud Services"
        />
      ),
      doText: 'The way back up stands above the heading.',
      dont: <PageHeader heading="Services / Cloud / Cloud Services" />,
      dontText: 'The way written into the heading.',
    },
  ],
};
