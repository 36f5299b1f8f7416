import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { inlineRow } from '../../styles/theme/layouts.ts';

export const link = componentStyle('link', {
  color: vars.colour.accent,
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.colour.accentHover, textDecorationThickness: '0.13em' },
    '&[data-tone=text]': { color: 'inherit' },
    '&[data-tone=muted]': { color: vars.colour.textMuted },
    '&[data-tone=muted]:hover': { color: vars.colour.text },
    '&[data-underline=hover]:not(:hover)': { textDecorationLine: 'none' },
    '&[data-underline=none]': { textDecorationLine: 'none' },
    '&[data-standalone]': {
      ...inlineRow('0.4em'),
      minBlockSize: '1.75rem',
      fontWeight: 600,
    },
  },
});
