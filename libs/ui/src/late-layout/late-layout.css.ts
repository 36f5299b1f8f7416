import { componentStyle } from '../theme/layers.css.ts';
import { LAID_OUT, LATE_PICTURE, SHOWN_FROM_TOP } from './names.ts';

const late = `:root[${SHOWN_FROM_TOP}]`;
const belowTheFold = ':nth-of-type(n + 3)';

/**
 * A band of a page. From the third of its siblings on it is below the fold of a phone: its contents
 * are laid out when it comes near the view, or when the page is at rest.
 */
export const lateBand = componentStyle(
  {
    selectors: {
      [`${late} &${belowTheFold}:not([${LAID_OUT}]), ${late} footer&:not([${LAID_OUT}])`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 40rem',
      },
    },
  },
  'lateBand',
);

/** One of many cards of a height. */
export const lateCard = componentStyle(
  {
    selectors: {
      [`${late} &:not([${LAID_OUT}])`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 17rem',
      },
    },
  },
  'lateCard',
);

/**
 * What is drawn in an `<svg>` (`LATE_PICTURE`) of such a band. It waits for its turn even near the view:
 * its many shapes would be laid out in one go with the band's text. The outer `<svg>` keeps its size.
 * On a nested `<svg>`, not a `<g>`: Chromium lays out what is in a `<g>` that is not displayed.
 */
export const lateDrawing = componentStyle(
  {
    selectors: {
      [`${late} section${belowTheFold} [${LATE_PICTURE}]:not([${LAID_OUT}]) > &`]: {
        display: 'none',
      },
    },
  },
  'lateDrawing',
);
