import { componentStyle } from '../theme/layers.css.ts';
import { LAID_OUT, SHOWN_FROM_TOP } from './names.ts';

const late = `:root[${SHOWN_FROM_TOP}]`;

/**
 * A band of a page. From the third of its siblings on it is below the fold of a phone: its contents
 * are laid out when it comes near the view, or when the page is at rest.
 */
export const lateBand = componentStyle(
  {
    selectors: {
      [`${late} &:nth-of-type(n + 3):not([${LAID_OUT}]), ${late} footer&:not([${LAID_OUT}])`]: {
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
