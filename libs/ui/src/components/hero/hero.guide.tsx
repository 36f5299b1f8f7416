import { Button } from '../button/button.tsx';
import type { Guide } from '../../internal/guide/guide.ts';
import { Hero } from './hero.tsx';

export const guide: Guide = {
  use: ['at the top of a landing page: what this is, for whom, and the first thing to do'],
  avoid: [
    { when: 'a second time on a page', instead: 'Section' },
    {
      when: 'on pages of reference or forms: a plain heading gets people to them sooner',
      instead: 'Heading',
    },
  ],
  anatomy: [
    { part: 'Eyebrow', purpose: 'The field, above the heading.', optional: true },
    { part: 'Heading', purpose: 'The page’s one level 1 heading; six words or so.' },
    { part: 'Lead', purpose: 'One sentence that makes the heading concrete.', optional: true },
    { part: 'Actions', purpose: 'One primary button, and one other at most.', optional: true },
    { part: 'Picture', purpose: 'Beside the words on wide screens; decoration.', optional: true },
    { part: 'Facts', purpose: 'Figures or a note, across the page.', optional: true },
  ],
  accessibility: {
    roles: ['A region named by its heading, which is of level 1.'],
    keys: [],
    notes: [
      'Its words are the page’s first paint: nothing in it waits for a script or moves in.',
      'On the inverse surface all components take its colours by themselves; buttons there may be `onInverse`.',
    ],
  },
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
