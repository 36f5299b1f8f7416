import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { components, componentStyle } from '../../styles/theme/layers.css.ts';
import {
  LAID_OUT,
  LATE_PART,
  LATE_PICTURE,
  LATE_PICTURES,
  LONG_PAGE,
  SHOWN_FROM_TOP,
} from './names.ts';

const late = `:root[${SHOWN_FROM_TOP}]`;
const belowTheFold = ':nth-of-type(n + 3)';

/** On paper everything is laid out. */
const onScreen = (selector: string, rule: StyleRule, media = 'screen') =>
  ({ '@media': { [media]: { selectors: { [selector]: rule } } } }) as const;

/**
 * A band of a page. From the third of its siblings on it is below the fold of a phone: its contents
 * are laid out when it comes near the view, or when the page is at rest.
 */
export const lateBand = componentStyle(
  'lateBand',
  onScreen(`${late} &${belowTheFold}:not([${LAID_OUT}]), ${late} footer&:not([${LAID_OUT}])`, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40rem',
  }),
);

/**
 * What stands in a band from the fourth on, and in the footer of a page so long (`LONG_PAGE`) that it is
 * out of sight while it is parsed: no screen as high as this shows them then. Browsers look at every form as soon
 * as the page is parsed, whether they could fill it in, and for that lay out the band it stands in,
 * however far below; not so one whose contents are not displayed.
 */
export const lateContents = componentStyle(
  'lateContents',
  onScreen(
    ['main > section:nth-of-type(n + 4)', 'footer']
      .map((band) => `${late}[${LONG_PAGE}] ${band}:not([${LAID_OUT}]) > &`)
      .join(', '),
    { display: 'none' },
    'screen and (max-height: 60rem)',
  ),
);

/** One of many cards of a height. */
export const lateCard = componentStyle(
  'lateCard',
  onScreen(`${late} &:not([${LAID_OUT}])`, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 16rem',
  }),
);

/**
 * What is drawn in an `<svg>` (`LATE_PICTURE`). It waits until it comes near the view: its many shapes cost
 * as much as a band of text. The outer `<svg>` keeps its size. On a nested `<svg>`, not a `<g>`: Chromium
 * lays out what is in a `<g>` that is not displayed.
 */
export const lateDrawing = componentStyle(
  'lateDrawing',
  onScreen(`:root[${LATE_PICTURES}] [${LATE_PICTURE}]:not([${LAID_OUT}]) > &`, { display: 'none' }),
);

// A part of a band whose turn is yet to come, of about a card's size.
globalStyle(`[${LATE_PART}]`, {
  '@layer': {
    [components]: {
      '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 8rem' } },
    },
  },
});
