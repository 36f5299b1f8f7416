import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const { colour } = vars;
const items = createVar('items');

/** 45 px between the slides (spec §9). */
const margin = '45px';

/** Slides in view at container widths of 0, 400, 740 and 940 px (spec §9). */
export const carousel = componentStyle({ containerType: 'inline-size' }, 'carousel');

export const view = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: margin,
    vars: { [items]: '2' },
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.borderStrong} transparent`,
    // Shadows and outlines of the slides are not cut off.
    marginBlock: '-0.5rem',
    marginInline: '-0.25rem',
    paddingBlock: '0.5rem',
    paddingInline: '0.25rem',
    scrollPaddingInline: '0.25rem',
    selectors: {
      '[data-set=large] > &': { vars: { [items]: '1' } },
      // Buttons say where one is; the bar's room is kept, so that nothing moves.
      '&[data-run]': { scrollbarColor: 'transparent transparent' },
      '&[data-run=moving]': { scrollSnapType: 'none' },
    },
    '@container': {
      '(min-width: 400px)': {
        vars: { [items]: '3' },
        selectors: { '[data-set=large] > &': { vars: { [items]: '1' } } },
      },
      '(min-width: 740px)': {
        vars: { [items]: '4' },
        selectors: { '[data-set=large] > &': { vars: { [items]: '4' } } },
      },
      '(min-width: 940px)': {
        vars: { [items]: '6' },
        selectors: { '[data-set=large] > &': { vars: { [items]: '4' } } },
      },
    },
    '@media': { print: { flexWrap: 'wrap', overflow: 'visible' } },
  },
  'view',
);

export const slide = componentStyle(
  {
    flex: `0 0 calc((100cqi - ${margin} * (${items} - 1)) / ${items})`,
    // Enlarged text: fewer slides rather than cut words.
    minInlineSize: 'min(6.25rem, 100cqi)',
    scrollSnapAlign: 'start',
  },
  'slide',
);

/** The copies after the last slide, for the eye: the loop has no seam. */
export const copy = componentStyle({ '@media': { print: { display: 'none' } } }, 'copy');

/** Its room is there before the buttons are. */
export const controls = componentStyle(
  {
    display: 'flex',
    justifyContent: 'end',
    gap: '0.5rem',
    minBlockSize: '2.75rem',
    marginBlockStart: '1.25rem',
    '@media': { print: { display: 'none' } },
  },
  'controls',
);

export const control = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: `1px solid ${colour.borderStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: colour.surface,
    color: colour.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: colour.accentSoft, color: colour.accent },
      '&[aria-disabled=true]': {
        borderColor: colour.border,
        backgroundColor: 'transparent',
        color: colour.textMuted,
        cursor: 'default',
      },
    },
  },
  'control',
);

/** Turns the arrow round; the arrow itself follows the reading direction. */
export const backwards = componentStyle({ transform: 'scaleX(-1)' }, 'backwards');
