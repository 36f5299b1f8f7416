import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { figureText } from './figure-text.ts';

export const counter = componentStyle('counter', {
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'start',
  selectors: { '&[data-align=center]': { justifyItems: 'center', textAlign: 'center' } },
});

/** While counting, the count lies over the final value, which reserves the width. */
export const figure = componentStyle('figure', {
  display: 'grid',
  ...figureText,
  color: colour.accent,
  '@media': {
    screen: {
      selectors: {
        '&[data-count]::after': {
          // Hidden from assistive technology.
          content: ['attr(data-count)', 'attr(data-count) / ""'],
          gridArea: '1 / 1',
          textAlign: 'start',
          whiteSpace: 'nowrap',
        },
        // Shows 0 until it is scrolled to.
        '&[data-count=""]::after': { content: ['"0"', '"0" / ""'] },
      },
    },
  },
});

export const number = componentStyle('number', {
  gridArea: '1 / 1',
  whiteSpace: 'nowrap',
  '@media': { screen: { selectors: { '[data-count] > &': { opacity: 0 } } } },
});

export const label = componentStyle('label', {
  color: colour.textMuted,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
