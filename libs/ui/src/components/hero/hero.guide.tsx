import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Hero } from './hero.tsx';

export const guide: Guide = {
  use: ['at the top of a landing page: what this is, for whom, and the first thing to do'],
  avoid: {
    'a second time on a page': 'Section',
    'on pages of reference or forms: a plain heading gets people to them sooner': 'Heading',
  },
  anatomy: {
    Eyebrow: optional('The field, above the heading.'),
    Heading: 'The page’s one level 1 heading; six words or so.',
    Lead: optional('One sentence that makes the heading concrete.'),
    Actions: optional('One primary button, and one other at most.'),
    Picture: optional('Beside the words on wide screens; decoration.'),
    Facts: optional('Figures or a note, across the page.'),
  },
  accessibility: {
    roles: ['A region named by its heading, which is of level 1.'],
    keys: {},
    notes: [
      'Its words are the page’s first paint: nothing in it waits for a script or moves in.',
      'On the inverse surface all components take its colours by themselves; buttons there may be `onInverse`.',
    ],
  },
  stacked: true,
  examples: [
    {
      do: (
        <Hero
          art={null}
          heading="Software that cities run on"
          lead="Budget, taxes and works of a municipality in one system."
          actions={<Button href="#work">View our work</Button>}
        />
      ),
      doText: 'Says what it is, and offers one way on.',
      dont: (
        <Hero
          art={null}
          heading="Welcome to our website"
          actions={
            <>
              <Button href="#a">Services</Button>
              <Button href="#b">Products</Button>
              <Button href="#c">Contact</Button>
            </>
          }
        />
      ),
      dontText: 'A heading that says nothing, and three buttons that all want to be first.',
    },
  ],
};
