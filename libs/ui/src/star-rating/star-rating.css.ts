import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

/** The outline is darker than the fill, so that the stars stand out from a light ground. */
export const rating = componentStyle(
  {
    display: 'inline-flex',
    gap: '0.125rem',
    color: `color-mix(in srgb, ${vars.colour.highlight} 65%, ${vars.colour.text})`,
  },
  'rating',
);

export const full = componentStyle({ fill: vars.colour.highlight }, 'full');
