import type { StyleRule } from '@vanilla-extract/css';
import { below } from '../../styles/theme/tokens.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import {
  RENDERED,
  DEFERRED_PART,
  DEFERRED_DRAWING,
  DEFERRED_DRAWINGS,
  DEFERRING,
  type Stage,
} from '../../internal/deferred-rendering/names.ts';

const deferring = `:root[${DEFERRING}]`;
const during = (stage: Stage) => `:root[${DEFERRING}='${stage}']`;
const belowTheFold = '&:nth-of-type(n + 3)';
const isDeferred = `:not([${RENDERED}])`;
const onPhone = `screen and ${below('md')}`;

type Rules = NonNullable<StyleRule['selectors']>;

/** Limits rules to the screen, some of them to that of a phone: paper shows everything. */
const onScreen = (rules: Rules, rulesOnPhone: Rules = {}) => ({
  '@media': { screen: { selectors: rules }, [onPhone]: { selectors: rulesOnPhone } },
});

/**
 * A band of a page. The third and later siblings are below the fold of a phone: the browser renders
 * them when they come near the view, or when the page is idle. Budgets: `fcpRatio` and `tbtMs` of the bench.
 */
export const deferredBand = componentStyle(
  'deferredBand',
  onScreen(
    {
      [`${deferring} ${belowTheFold}${isDeferred}, ${deferring} footer&${isDeferred}`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 40rem',
      },
    },
    {
      [`${during('below')} &:nth-of-type(n + 2), ${during('below')} footer&`]: { display: 'none' },
      [`${during('bands')} ${belowTheFold}${isDeferred}, ${during('bands')} footer&${isDeferred}`]:
        { contentVisibility: 'hidden' },
    },
  ),
);

/** One of many cards of the same height. */
export const deferredCard = componentStyle(
  'deferredCard',
  onScreen(
    {
      [`${deferring} &${isDeferred}`]: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 16rem',
      },
    },
    {
      [`${during('bands')} &${isDeferred}, ${during('cards')} &${isDeferred}`]: {
        contentVisibility: 'hidden',
      },
    },
  ),
);

/**
 * The shapes of an `<svg>` (`DEFERRED_DRAWING`), displayed when it comes near the view: they cost as
 * much as a band of text. The outer `<svg>` keeps its size. Apply it to a nested `<svg>`, not to a
 * `<g>`: Chromium lays out the children of a `<g>` that is not displayed.
 */
export const deferredDrawing = componentStyle(
  'deferredDrawing',
  onScreen({
    [`:root[${DEFERRED_DRAWINGS}] [${DEFERRED_DRAWING}]:not([${RENDERED}]) > &`]: {
      display: 'none',
    },
  }),
);

// A part of a band that is not rendered yet, of about a card's size.
componentGlobalStyle(`[${DEFERRED_PART}]`, {
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 8rem' } },
});
