import { colour, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

/** Dark on every background, as the mark is printed; the hairline separates it from the inverse surface. */
export const brandMark = componentStyle('brandMark', {
  ...square('2rem'),
  flex: 'none',
  fill: 'none',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const tile = componentStyle('tile', { fill: colour.inverseSurface });

export const strokes = componentStyle('strokes', { stroke: colour.accentOnInverse });

export const dot = componentStyle('dot', { fill: colour.highlight });
