import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/**
 * The base of every drawn picture. Shapes are filled with the current colour; they are also stroked
 * with it as soon as they have a `strokeWidth`. So a picture needs one short class for each colour,
 * and lines, dots and pills are strokes with round ends.
 */
export const picture = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'currentColor',
    stroke: 'currentColor',
    strokeWidth: 0,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    fontFamily: vars.font.body,
    forcedColorAdjust: 'none',
  },
  'picture',
);

/** One class for each colour a picture is painted with. They follow the theme. */
export const paint = {
  surface: componentStyle({ color: vars.colour.surface }, 'surface'),
  sunken: componentStyle({ color: vars.colour.sunken }, 'sunken'),
  edge: componentStyle({ color: vars.colour.border }, 'edge'),
  ink: componentStyle({ color: vars.colour.text }, 'ink'),
  muted: componentStyle({ color: vars.colour.textMuted }, 'muted'),
  accent: componentStyle({ color: vars.colour.accent }, 'accent'),
  onAccent: componentStyle({ color: vars.colour.onAccent }, 'onAccent'),
  soft: componentStyle({ color: vars.colour.accentSoft }, 'soft'),
  highlight: componentStyle({ color: vars.colour.highlight }, 'highlight'),
} as const;
