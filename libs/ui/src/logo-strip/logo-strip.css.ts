import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, motionOk } from '../theme/tokens.ts';

const { colour } = vars;
const items = createVar('items');
const direction = createVar('direction');

/** On paper, as without motion, all marks are there. */
const moving = `screen and ${motionOk}`;

/** 45 px between the items, spec §9. */
const margin = '45px';

const slide = keyframes({ to: { transform: `translateX(calc(-50% * ${direction}))` } }, 'slide');

export const strip = componentStyle(
  { display: 'flex', alignItems: 'center', gap: '1rem', containerType: 'inline-size' },
  'strip',
);

/** Without motion the marks wrap; with it, they are cut off at both ends. */
export const view = componentStyle(
  {
    flexGrow: 1,
    minInlineSize: 0,
    '@media': {
      [moving]: {
        overflow: 'hidden',
        maskImage: 'linear-gradient(90deg, #0000, #000 8% 92%, #0000)',
      },
    },
  },
  'view',
);

export const track = componentStyle(
  {
    vars: { [direction]: '1', [items]: '2' },
    selectors: { '[dir=rtl] &': { vars: { [direction]: '-1' } } },
    // Items in view at each width, spec §9.
    '@container': {
      '(min-width: 25rem)': { vars: { [items]: '3' } },
      '(min-width: 46.25rem)': { vars: { [items]: '4' } },
      '(min-width: 58.75rem)': { vars: { [items]: '6' } },
    },
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
  },
  'track',
);

/** One round of marks; the second follows it so that the loop has no seam. */
export const round = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `1rem ${margin}`,
    listStyle: 'none',
    selectors: { '&[inert]': { display: 'none' } },
    '@media': {
      [moving]: {
        flexWrap: 'nowrap',
        paddingInlineEnd: margin,
        selectors: { '&[inert]': { display: 'flex' } },
      },
    },
  },
  'round',
);

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.625rem',
    inlineSize: `calc((100cqi - 3.75rem - ${margin} * (${items} - 1)) / ${items})`,
    // Enlarged text: wider items rather than cut names.
    minInlineSize: 'min-content',
    minBlockSize: '3rem',
    overflowWrap: 'break-word',
    hyphens: 'none',
    color: colour.textMuted,
    fontSize: fontSize.md,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  'item',
);

export const mark = componentStyle(
  { flexShrink: 0, inlineSize: '1.75rem', blockSize: '1.75rem', fill: 'currentColor' },
  'mark',
);

/** A checkbox that looks like a pause button; checked, like a play button. No script is needed. */
export const toggle = componentStyle(
  {
    display: 'none',
    '@media': {
      [moving]: {
        appearance: 'none',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        inlineSize: '2.75rem',
        blockSize: '2.75rem',
        border: `1px solid ${colour.borderStrong}`,
        borderRadius: vars.radius.full,
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
    },
  },
  'toggle',
);
