import { createVar, type StyleRule } from '@vanilla-extract/css';
import { colour, outlined, radius, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours } from '../../styles/theme/tokens.ts';
import {
  fromWidth,
  MANY_SLIDES,
  slideMargin,
  slidesInView,
  slidesInViewQueries,
  slideWidths,
} from './slides-in-view.ts';
import { carouselSets } from './variants.ts';

const items = createVar('items');
const slides = createVar('slides');
/** On paper, and where buttons cannot work. */
const allAtOnce = 'print, (scripting: none)';

const columns = `min(${items}, ${slides})`;

/** Returns styles for each number of slides that a set may show all at once. */
const bySlides = (style: (count: number) => StyleRule) =>
  Object.fromEntries(
    Array.from({ length: MANY_SLIDES - 1 }, (_, i) => [
      `[data-slides="${String(i + 1)}"] > &`,
      style(i + 1),
    ]),
  );

export const carousel = componentStyle('carousel', { containerType: 'inline-size' });

export const view = componentStyle('view', {
  position: 'relative',
  display: 'flex',
  gap: slideMargin,
  vars: { [slides]: String(MANY_SLIDES) },
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'thin',
  scrollbarColor: `${colour.borderStrong} transparent`,
  // Shadows and outlines of the slides are not cut off.
  marginBlock: '-0.5rem',
  marginInline: '-0.25rem',
  padding: '0.5rem 0.25rem',
  scrollPaddingInline: '0.25rem',
  selectors: {
    ...bySlides((count) => ({ vars: { [slides]: String(count) } })),
    // The buttons replace the scroll bar. Its room is kept, so that nothing moves.
    '&[data-run]': { scrollbarColor: 'transparent transparent' },
    '&[data-run=moving]': { scrollSnapType: 'none' },
  },
  '@container': slidesInViewQueries(slidesInView.small, items),
  '@media': { [allAtOnce]: { flexWrap: 'wrap', overflow: 'visible' } },
});

export const large = componentStyle('large', {
  '@container': slidesInViewQueries(slidesInView.large, items),
});

export const slide = componentStyle('slide', {
  // Slides beside one another are equally high.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `0 0 calc((100cqi - ${slideMargin} * (${columns} - 1)) / ${columns})`,
  // With enlarged text fewer slides are in view, instead of cut words.
  minInlineSize: 'min(6.25rem, 100cqi)',
  scrollSnapAlign: 'start',
});

/** The copies after the last slide, hidden from assistive technology: they make the loop seamless. */
export const copy = componentStyle('copy', { '@media': { [allAtOnce]: { display: 'none' } } });

/** Leaves no room for buttons at widths that show all slides. */
const withoutButtons = Object.fromEntries(
  slideWidths.map((width) => [
    fromWidth(width),
    {
      selectors: Object.fromEntries(
        carouselSets.flatMap((set) =>
          Array.from({ length: slidesInView[set][width] }, (_, i) => [
            `[data-set=${set}][data-slides="${String(i + 1)}"] > &:empty`,
            { display: 'none' },
          ]),
        ),
      ),
    },
  ]),
);

/** Reserves the height of the buttons. */
export const controls = componentStyle('controls', {
  display: 'flex',
  justifyContent: 'end',
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  marginBlockStart: '1.25rem',
  '@container': withoutButtons,
  '@media': { [allAtOnce]: { display: 'none' } },
});

export const control = componentStyle('control', {
  ...tile('2.75rem'),
  padding: 0,
  ...outlined(radius.full),
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
  '@media': { [forcedColours]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } } },
});
