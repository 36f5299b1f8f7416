import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { SkipLink } from './skip-link.tsx';
import { still } from './skip-link.guide.css.ts';

export const guide: Guide = {
  use: ['as the first link of every page that has a navigation before its content'],
  avoid: {
    'for the way back up': 'ScrollToTop',
    'for links to parts of a page': 'Link',
  },
  anatomy: {
    Words:
      'Out of sight until it has the focus, then at the start of the screen’s top, above all else.',
  },
  accessibility: {
    roles: ['Link, named by its words: ‘Skip to main content’ by default.'],
    keys: {
      Tab: 'The first press on a page focuses the link, which then is seen.',
      Enter: 'Goes to the content; the next Tab goes on from there.',
    },
    notes: [
      'Put it before the header, and give the content the `id` it leads to (`main` by default) and `tabIndex={-1}`, so that the focus goes there too.',
    ],
  },
  examples: [
    {
      do: <SkipLink className={still} />,
      doText: 'Says what is skipped to. (Shown here as it is when focused.)',
      dont: (
        <>
          <SkipLink className={still}>Skip</SkipLink>
          <Text size="sm" tone="muted">
            Services · Products · Careers
          </Text>
        </>
      ),
      dontText: '‘Skip’ does not say what, or where it leads.',
    },
  ],
};
