import { colour, inColumn, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, from, space } from '../../styles/theme/tokens.ts';

export const chart = componentStyle('chart', {
  display: 'grid',
  gap: space.xl,
  listStyle: 'none',
});

export const phase = componentStyle('phase', {
  ...inColumn(space.sm),
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.xxl,
      alignItems: 'center',
    },
  },
});

export const words = componentStyle('words', { display: 'grid', gap: space.xxs });

export const text = componentStyle('text', { color: colour.textMuted });

export const plan = componentStyle('plan', { display: 'grid', gap: space.xs });

/** The plan runs in reading direction. */
export const bars = componentStyle('bars', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.25rem',
  borderRadius: radius.small,
  overflow: 'clip',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const track = componentStyle('track', {
  fill: colour.border,
  fillOpacity: 0.55,
  '@media': { [forcedColours]: { fill: 'Canvas' } },
});

export const work = componentStyle('work', {
  fill: colour.accent,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

export const margin = componentStyle('margin', {
  fill: colour.highlight,
  '@media': { [forcedColours]: { fill: 'Highlight' } },
});

export const note = componentStyle('note', {
  fontSize: fontSize.sm,
  color: colour.textMuted,
});

export const label = componentStyle('label', {
  marginInlineEnd: space.xxs,
  paddingInline: space.xs,
  borderRadius: radius.full,
  backgroundColor: colour.highlight,
  color: colour.onHighlight,
  fontWeight: 700,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
