import { colour, font } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

/**
 * The base of every drawn picture. Shapes are filled with the current colour; they are also stroked
 * with it as soon as they have a `strokeWidth`. So a picture needs one short class for each colour,
 * and lines, dots and pills are strokes with round ends.
 */
export const picture = componentStyle('picture', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 0,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontFamily: font.body,
  forcedColorAdjust: 'none',
});

/** One class for each colour a picture is painted with. They follow the theme. */
export const paint = {
  surface: componentStyle('surface', { color: colour.surface }),
  sunken: componentStyle('sunken', { color: colour.sunken }),
  edge: componentStyle('edge', { color: colour.border }),
  ink: componentStyle('ink', { color: colour.text }),
  muted: componentStyle('muted', { color: colour.textMuted }),
  accent: componentStyle('accent', { color: colour.accent }),
  onAccent: componentStyle('onAccent', { color: colour.onAccent }),
  soft: componentStyle('soft', { color: colour.accentSoft }),
  highlight: componentStyle('highlight', { color: colour.highlight }),
} as const;
