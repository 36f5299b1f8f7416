import type { Guide } from '../../internal/guide/guide.ts';
import { ExpandableCardGroup } from './expandable-card-group.tsx';
import { ExpandableCard } from './expandable-card.tsx';

export const guide: Guide = {
  use: ['for two to four short claims whose reasons may wait for the reader’s interest'],
  avoid: [
    { when: 'for what a visitor must read', instead: 'ContentCard' },
    { when: 'for questions and long answers: a native `details` opens each on its own' },
    { when: 'where a card leads to a page', instead: 'LinkCard' },
  ],
  anatomy: [
    {
      part: 'Icon',
      purpose: 'Tells the cards apart at a glance; larger while they are closed.',
      optional: true,
    },
    {
      part: 'Title',
      purpose:
        'The claim, and the button: its target is the whole card. Closed, it stands at the foot of the card, with the summary.',
    },
    {
      part: 'Summary',
      purpose: 'A sentence that is there while the cards are closed, above their foot.',
      optional: true,
    },
    { part: 'Description', purpose: 'The reason, in a sentence or two; it takes the foot.' },
    { part: 'Sign', purpose: 'Shows whether the cards are open.' },
  ],
  accessibility: {
    roles: [
      'Each title is a heading with a button in it; `aria-expanded` is the same on all of them.',
      'Closed text is `hidden="until-found"`: the browser’s search finds it, which opens the cards.',
    ],
    keys: [
      { key: 'Tab', does: 'Into the group: opens all cards. Out of it: closes them.' },
      { key: 'Enter, Space', does: 'Opens or closes all cards.' },
      { key: 'Escape', does: 'Closes all cards.' },
    ],
    notes: [
      'The cards keep the size of their open state, so keep the descriptions equally short.',
      'On a touch screen the cards are closed until one is tapped: let the summary stand on its own.',
      'Before any script runs, and on paper, all cards are open.',
    ],
  },
  examples: [
    {
      do: (
        <ExpandableCardGroup columns={2} defaultExpanded>
          <ExpandableCard title="Engineers first" icon="code">
            You talk to the people who do the work.
          </ExpandableCard>
          <ExpandableCard title="Here to stay" icon="shield">
            Our first client is still one.
          </ExpandableCard>
        </ExpandableCardGroup>
      ),
      doText: 'Titles that mean something while the cards are closed.',
      dont: (
        <ExpandableCardGroup columns={2} defaultExpanded>
          <ExpandableCard title="Reason 1">Engineers first.</ExpandableCard>
          <ExpandableCard title="Reason 2">
            We are here to stay, and as proof we would like to tell the story of our first client in
            full length here.
          </ExpandableCard>
        </ExpandableCardGroup>
      ),
      dontText: 'Titles that say nothing; one text much longer than the other.',
    },
  ],
};
