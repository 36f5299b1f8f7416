import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { boxRule, frameRule } from '../illustration/drawing-rules.ts';

export const screen = componentStyle('screen', { ...frameRule, fontSize: '8.5px' });

/** A card inside the window. */
export const panel = componentStyle('panel', boxRule);

export const title = componentStyle('title', {
  fontSize: '13px',
  fontWeight: 700,
  letterSpacing: '-0.01em',
});
export const bold = componentStyle('bold', { fontWeight: 650 });
export const small = componentStyle('small', { fontSize: '7.5px' });
/** A muted label. */
export const caption = componentStyle('caption', { fontSize: '7.5px', color: colour.textMuted });
export const middle = componentStyle('middle', { textAnchor: 'middle' });
export const end = componentStyle('end', { textAnchor: 'end' });
/** Slices of a ring or thick bars: flat ends. */
export const flat = componentStyle('flat', { fill: 'none', strokeLinecap: 'butt' });

/** Colours only the screens are painted with; the others are `paint`'s. */
export const tint = {
  inverse: componentStyle('inverse', { color: colour.inverse }),
  inverseSurface: componentStyle('inverseSurface', { color: colour.inverseSurface }),
  onInverse: componentStyle('onInverse', { color: colour.textOnInverse }),
  mutedOnInverse: componentStyle('mutedOnInverse', { color: colour.textMutedOnInverse }),
  accentOnInverse: componentStyle('accentOnInverse', { color: colour.accentOnInverse }),
  warm: componentStyle('warm', { color: colour.highlightSoft }),
  onHighlight: componentStyle('onHighlight', { color: colour.onHighlight }),
  success: componentStyle('success', { color: colour.success }),
  good: componentStyle('good', { color: colour.successSoft }),
  danger: componentStyle('danger', { color: colour.danger }),
} as const;
