import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** Dark on every ground, as the mark is printed; the hairline parts it from the deep ground. */
export const brandMark = componentStyle({
  inlineSize: '2rem',
  blockSize: '2rem',
  flex: 'none',
  fill: 'none',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const tile = componentStyle({
  fill: vars.colour.inverseSurface,
});

export const strokes = componentStyle({ stroke: vars.colour.accentOnInverse });

export const dot = componentStyle({ fill: vars.colour.highlight });
