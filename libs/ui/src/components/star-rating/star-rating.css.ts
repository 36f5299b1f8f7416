import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

/** The outline is darker than the fill, so that the stars stand out from a light background. */
export const rating = componentStyle('rating', {
  display: 'inline-flex',
  gap: '0.125rem',
  color: `color-mix(in srgb, ${colour.highlight} 65%, ${colour.text})`,
});

export const full = componentStyle('full', { fill: colour.highlight });
