import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const scene = componentStyle('scene', {
  maxInlineSize: '12rem',
  selectors: { '&[data-size=fill]': { maxInlineSize: '100%' } },
});

/** A white (or, in the dark theme, navy) shape with the pictures' one outline. */
export const outlined = componentStyle('outlined', {
  fill: colour.surface,
  stroke: colour.text,
  strokeWidth: 2.5,
});

/** The pictures' one line. */
export const line = componentStyle('line', { fill: 'none', stroke: colour.text, strokeWidth: 2.5 });
