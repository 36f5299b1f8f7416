import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, forcedColours, from, space } from '../theme/tokens.ts';

const { colour } = vars;

export const chart = componentStyle(
  { display: 'grid', gap: space.xl, margin: 0, padding: 0, listStyle: 'none' },
  'chart',
);

export const phase = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    '@media': {
      [from('md')]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: space.xxl,
        alignItems: 'center',
      },
    },
  },
  'phase',
);

export const words = componentStyle({ display: 'grid', gap: space.xxs }, 'words');

export const text = componentStyle({ margin: 0, color: colour.textMuted }, 'text');

export const plan = componentStyle({ display: 'grid', gap: space.xs }, 'plan');

/** The plan runs the way one reads. */
export const bars = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '1.25rem',
    borderRadius: vars.radius.small,
    overflow: 'clip',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [forcedColours]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
  },
  'bars',
);

export const track = componentStyle(
  { fill: colour.border, fillOpacity: 0.55, '@media': { [forcedColours]: { fill: 'Canvas' } } },
  'track',
);

export const work = componentStyle(
  { fill: colour.accent, '@media': { [forcedColours]: { fill: 'CanvasText' } } },
  'work',
);

export const margin = componentStyle(
  { fill: colour.highlight, '@media': { [forcedColours]: { fill: 'Highlight' } } },
  'margin',
);

export const note = componentStyle(
  { margin: 0, fontSize: fontSize.sm, color: colour.textMuted },
  'note',
);

/** Carries the colour of its part of the bar. */
export const label = componentStyle(
  {
    marginInlineEnd: space.xxs,
    paddingInline: space.xs,
    borderRadius: vars.radius.full,
    backgroundColor: colour.highlight,
    color: colour.onHighlight,
    fontWeight: 700,
    '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
  },
  'label',
);
