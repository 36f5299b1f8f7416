import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const { colour } = vars;

/** The window: its ground, its rounded frame and the shadow it throws. */
export const screen = componentStyle(
  {
    overflow: 'hidden',
    backgroundColor: colour.sunken,
    borderRadius: vars.radius.medium,
    boxShadow: `0 0 0 1px ${colour.border}, ${vars.shadow.mid}`,
    fontSize: '8.5px',
  },
  'screen',
);

/** A card inside the window. */
export const panel = componentStyle(
  { fill: colour.surface, stroke: colour.border, strokeWidth: 1 },
  'panel',
);

export const title = componentStyle(
  { fontSize: '13px', fontWeight: 700, letterSpacing: '-0.01em' },
  'title',
);
export const bold = componentStyle({ fontWeight: 650 }, 'bold');
export const small = componentStyle({ fontSize: '7.5px' }, 'small');
export const middle = componentStyle({ textAnchor: 'middle' }, 'middle');
export const end = componentStyle({ textAnchor: 'end' }, 'end');
/** Slices of a ring or thick bars: flat ends. */
export const flat = componentStyle({ fill: 'none', strokeLinecap: 'butt' }, 'flat');

/** Colours only the screens are painted with; the others are `paint`'s. */
export const tint = {
  inverse: componentStyle({ color: colour.inverse }, 'inverse'),
  inverseSurface: componentStyle({ color: colour.inverseSurface }, 'inverseSurface'),
  onInverse: componentStyle({ color: colour.textOnInverse }, 'onInverse'),
  mutedOnInverse: componentStyle({ color: colour.textMutedOnInverse }, 'mutedOnInverse'),
  accentOnInverse: componentStyle({ color: colour.accentOnInverse }, 'accentOnInverse'),
  warm: componentStyle({ color: colour.highlightSoft }, 'warm'),
  onHighlight: componentStyle({ color: colour.onHighlight }, 'onHighlight'),
  success: componentStyle({ color: colour.success }, 'success'),
  good: componentStyle({ color: colour.successSoft }, 'good'),
  danger: componentStyle({ color: colour.danger }, 'danger'),
} as const;
