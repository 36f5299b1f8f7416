import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const scene = componentStyle(
  { maxInlineSize: '12rem', selectors: { '&[data-size=fill]': { maxInlineSize: '100%' } } },
  'scene',
);

/** A white (or, in the dark theme, navy) shape with the pictures' one outline. */
export const outlined = componentStyle(
  {
    fill: vars.colour.surface,
    stroke: vars.colour.text,
    strokeWidth: 2.5,
  },
  'outlined',
);

/** The pictures' one line. */
export const line = componentStyle(
  {
    fill: 'none',
    stroke: vars.colour.text,
    strokeWidth: 2.5,
  },
  'line',
);
