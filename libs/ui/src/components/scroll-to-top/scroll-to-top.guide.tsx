import type { Guide } from '../../internal/guide/guide.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { still } from './scroll-to-top.guide.css.ts';

export const guide: Guide = {
  use: ['at the end of pages longer than two screens, after the footer, once'],
  avoid: {
    'for a place on the page other than its start': 'Link',
    'for the way past the navigation': 'SkipLink',
  },
  anatomy: {
    Disc: '48 px, at the end of the screen’s bottom; seen after 100 px of scrolling.',
    Arrow: 'Points up; hidden from assistive technology.',
  },
  accessibility: {
    roles: [
      'Link to `#top`, named by `label`. Before 100 px it is hidden from everyone, the keyboard too.',
    ],
    keys: {
      Tab: 'Focuses it, once it is seen.',
      Enter: 'Goes to the page’s start.',
    },
    notes: [
      'It works without JavaScript: then it stands in its place, so put it at the page’s end.',
      'Give it to `avoidOverlap`: it steps aside where it would come to rest over a link, a button or a field; with the focus on it, it stays.',
      'Under reduced motion it appears without fading.',
      'Below 1312 px it leaves at the page’s end, where it would lie on the footer’s last line.',
    ],
  },
  examples: [
    {
      do: <ScrollToTop className={still} />,
      doText:
        '`href="#top"`: it leads to where the arrow points. (Shown here as it is after scrolling.)',
      dont: <ScrollToTop className={still} href="#prices" label="To the prices" />,
      dontText: '`href="#prices"`: the arrow says up, the link goes elsewhere.',
    },
  ],
};
