import type { StyleRule } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import {
  RENDERED,
  DEFERRED_PART,
  DEFERRED_DRAWING,
  DEFERRED_DRAWINGS,
  DEFERRING,
} from './names.ts';

const deferring = `:root[${DEFERRING}]`;
const belowTheFold = ':nth-of-type(n + 3)';

/** Limits a rule to the screen: paper shows everything. */
const onScreen = (selector: string, rule: StyleRule, media = 'screen') =>
  ({ '@media': { [media]: { selectors: { [selector]: rule } } } }) as const;

/**
 * A band of a page. The third and later siblings are below the fold of a phone: the browser renders
 * them when they come near the view, or when the page is idle. Budget: `fcpRatio` of the bench.
 */
export const deferredBand = componentStyle(
  'deferredBand',
  onScreen(
    `${deferring} &${belowTheFold}:not([${RENDERED}]), ${deferring} footer&:not([${RENDERED}])`,
    { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40rem' },
  ),
);

/** One of many cards of the same height. */
export const deferredCard = componentStyle(
  'deferredCard',
  onScreen(`${deferring} &:not([${RENDERED}])`, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 16rem',
  }),
);

/**
 * The shapes of an `<svg>` (`DEFERRED_DRAWING`), displayed when it comes near the view: they cost as
 * much as a band of text. The outer `<svg>` keeps its size. Apply it to a nested `<svg>`, not to a
 * `<g>`: Chromium lays out the children of a `<g>` that is not displayed.
 */
export const deferredDrawing = componentStyle(
  'deferredDrawing',
  onScreen(`:root[${DEFERRED_DRAWINGS}] [${DEFERRED_DRAWING}]:not([${RENDERED}]) > &`, {
    display: 'none',
  }),
);

// A part of a band that is not rendered yet, of about a card's size.
componentGlobalStyle(`[${DEFERRED_PART}]`, {
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 8rem' } },
});
