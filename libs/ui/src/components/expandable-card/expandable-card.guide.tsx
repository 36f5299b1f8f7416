import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ExpandableCardGroup } from './expandable-card-group.tsx';
import { ExpandableCard } from './expandable-card.tsx';

export const guide: Guide = {
  use: ['for two to four short claims whose reasons may wait for the reader’s interest'],
  avoid: {
    'for what a visitor must read': 'ContentCard',
    'for questions and long answers: a native `details` opens each on its own': null,
    'where a card leads to a page': 'LinkCard',
  },
  anatomy: {
    Icon: optional('Tells the cards apart at a glance; larger while they are closed.'),
    Title:
      'The claim, and the button: its target is the whole card. Closed, it stands at the foot of the card, with the summary.',
    Summary: optional('A sentence that is there while the cards are closed, above their foot.'),
    Description: 'The reason, in a sentence or two; it takes the foot.',
    Sign: 'Shows whether the cards are open.',
  },
  accessibility: {
    roles: [
      'Each title is a heading with a button in it; `aria-expanded` is the same on all of them.',
      'Closed text is `hidden="until-found"`: the search of a browser that knows this finds it, which opens the cards.',
    ],
    keys: {
      Tab: 'Into the group: opens all cards. Out of it: closes them.',
      'Enter, Space': 'Opens or closes all cards.',
      Escape: 'Closes all cards.',
    },
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
