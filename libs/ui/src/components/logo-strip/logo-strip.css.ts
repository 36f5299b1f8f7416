import { createVar, keyframes } from '@vanilla-extract/css';
import {
  colour,
  inRow,
  outlined,
  radius,
  square,
  tile,
  wrapping,
} from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import {
  belowWidth,
  fromWidth,
  slideMargin,
  slidesInView,
  slidesInViewQueries,
  slideWidths,
} from '../carousel/slides-in-view.ts';
import { forcedColours, fontSize, motionOk } from '../../styles/theme/tokens.ts';

const items = createVar('items');
const direction = createVar('direction');

/** Paper and reduced motion show all marks. */
const moving = `screen and ${motionOk}`;
const still = `not ${moving}`;

const slide = keyframes({ to: { transform: `translateX(calc(-50% * ${direction}))` } }, 'slide');

export const strip = componentStyle('strip', { ...inRow('1rem'), containerType: 'inline-size' });

/** Without motion the marks wrap; with it, they are cut off at both ends. */
export const view = componentStyle('view', {
  flexGrow: 1,
  minInlineSize: 0,
  '@media': {
    [moving]: {
      overflow: 'hidden',
      maskImage: 'linear-gradient(90deg, #0000, #000 8% 92%, #0000)',
    },
  },
});

export const track = componentStyle('track', {
  vars: { [direction]: '1' },
  selectors: { '[dir=rtl] &': { vars: { [direction]: '-1' } } },
  '@container': slidesInViewQueries(slidesInView.small, items),
  '@media': {
    [moving]: {
      display: 'flex',
      inlineSize: 'max-content',
      animation: `${slide} 52s linear infinite`,
      selectors: {
        [`${view}:is(:hover, :focus-within) > &, ${strip}:has(:checked) &`]: {
          animationPlayState: 'paused',
        },
      },
    },
  },
});

/** One round of marks; the second follows it so that the loop has no seam. */
export const round = componentStyle('round', {
  ...wrapping(`1rem ${slideMargin}`),
  justifyContent: 'center',
  listStyle: 'none',
  selectors: { '&[inert]': { display: 'none' } },
  '@media': {
    [moving]: {
      flexWrap: 'nowrap',
      paddingInlineEnd: slideMargin,
      selectors: { '&[inert]': { display: 'flex' } },
    },
  },
});

export const item = componentStyle('item', {
  ...inRow('0.625rem'),
  justifyContent: 'center',
  inlineSize: `calc((100cqi - 3.75rem - ${slideMargin} * (${items} - 1)) / ${items})`,
  // With enlarged text the items become wider, instead of cutting names.
  minInlineSize: 'min-content',
  minBlockSize: '3rem',
  overflowWrap: 'break-word',
  hyphens: 'none',
  color: colour.textMuted,
  fontSize: fontSize.md,
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
});

/** A word that is not broken behind its hyphen. */
export const hyphenated = componentStyle('hyphenated', { whiteSpace: 'nowrap' });

// Marks that stand still leave no single one for the last row: the row before it is of one less.
for (const [index, width] of slideWidths.entries()) {
  const most = slidesInView.small[width];
  const next = slideWidths[index + 1];
  // Two in a row cannot spare one.
  if (most < 3) continue;
  const query = fromWidth(width) + (next ? ` and ${belowWidth(next)}` : '');
  const leavesOne = `${round}:has(> :nth-child(${String(most)}n + 1):last-child)`;
  componentGlobalStyle(
    `${leavesOne} > :nth-last-child(-n + ${String(most + 1)}):not(:nth-last-child(-n + 2))`,
    {
      '@media': {
        [still]: { '@container': { [query]: { vars: { [items]: String(most - 1) } } } },
      },
    },
  );
}

export const mark = componentStyle('mark', {
  flexShrink: 0,
  ...square('1.75rem'),
  // Firefox counts a picture with a largest size in per cent as nothing in the least width of its item.
  maxInlineSize: 'none',
  fill: 'currentColor',
});

/** A mark of another drawing: takes the size of the kit's, whatever its own. */
componentGlobalStyle(`${mark} > *`, { ...square('100%'), objectFit: 'contain' });

/** A checkbox that looks like a pause button; checked, like a play button. No script is needed. */
export const toggle = componentStyle('toggle', {
  display: 'none',
  '@media': {
    [moving]: {
      appearance: 'none',
      ...tile('2.75rem'),
      flexShrink: 0,
      ...outlined(radius.full),
      backgroundColor: colour.surface,
      cursor: 'pointer',
      selectors: {
        '&:hover': { backgroundColor: colour.accentSoft },
        '&::before': {
          content: '',
          inlineSize: '0.75rem',
          blockSize: '0.875rem',
          backgroundColor: colour.text,
          forcedColorAdjust: 'none',
          clipPath: 'polygon(0 0, 35% 0, 35% 100%, 65% 100%, 65% 0, 100% 0, 100% 100%, 0 100%)',
        },
        '&:checked::before': { clipPath: 'polygon(10% 0, 100% 50%, 10% 100%)' },
      },
    },
    [`${moving} and ${forcedColours}`]: {
      selectors: { '&::before': { backgroundColor: 'ButtonText' } },
    },
  },
});
