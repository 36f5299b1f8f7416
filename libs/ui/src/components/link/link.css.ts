import { colour, inlineRow, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const link = componentStyle('link', {
  color: colour.accent,
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: {
    '&:hover': { color: colour.accentHover, textDecorationThickness: '0.13em' },
    '&[data-tone=text]': { color: 'inherit' },
    '&[data-tone=muted]': { color: colour.textMuted },
    '&[data-tone=muted]:hover': { color: colour.text },
    '&[data-underline=hover]:not(:hover)': { textDecorationLine: 'none' },
    '&[data-underline=none]': { textDecorationLine: 'none' },
    '&[data-standalone]': { ...inlineRow('0.4em'), minBlockSize: '1.75rem', fontWeight: 600 },
  },
});
