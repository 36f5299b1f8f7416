import { componentStyle } from '../theme/layers.css.ts';

export const icon = componentStyle(
  {
    inlineSize: '1.25em',
    blockSize: '1.25em',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: {
      '&[data-size=lg]': { inlineSize: '2rem', blockSize: '2rem', strokeWidth: 1.5 },
      '&[data-size=xl]': { inlineSize: '3rem', blockSize: '3rem', strokeWidth: 1.25 },
      '&[data-filled]': { fill: 'currentColor' },
      '[dir=rtl] &[data-flip]': { transform: 'scaleX(-1)' },
    },
  },
  'icon',
);
