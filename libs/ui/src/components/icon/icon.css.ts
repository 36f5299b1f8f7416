import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { square } from '../../styles/theme/parts.ts';

export const icon = componentStyle('icon', {
  ...square('1.25em'),
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Browsers keep a picture's own colour among forced ones.
  forcedColorAdjust: 'auto',
  selectors: {
    '&[data-size=lg]': { ...square('2rem'), strokeWidth: 1.5 },
    '&[data-size=xl]': { ...square('3rem'), strokeWidth: 1.25 },
    '&[data-filled]': { fill: 'currentColor' },
    '[dir=rtl] &[data-flip]': { transform: 'scaleX(-1)' },
  },
});

/** An icon of another set: takes the size of the kit's, whatever its own. */
export const own = componentStyle('own', {
  display: 'inline-grid',
  ...square('1.25em'),
  flexShrink: 0,
});

componentGlobalStyle(`${own} > *`, square('100%'));
