import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const text = componentStyle('text', {
  selectors: {
    '&:where(p)': { maxInlineSize: '65ch' },
    '&[data-size=xs]': { fontSize: fontSize.xs, lineHeight: 1.5 },
    '&[data-size=sm]': { fontSize: fontSize.sm, lineHeight: 1.55 },
    '&[data-size=md]': { fontSize: fontSize.md },
    '&[data-size=lg]': { fontSize: fontSize.lg, lineHeight: 1.55 },
    '&[data-size=xl]': { fontSize: fontSize.xl, lineHeight: 1.45 },
    '&[data-tone=muted]': { color: colour.textMuted },
    '&[data-tone=accent]': { color: colour.accent },
    '&[data-tone=danger]': { color: colour.danger },
    '&[data-tone=success]': { color: colour.success },
    '&[data-weight=medium]': { fontWeight: 500 },
    '&[data-weight=bold]': { fontWeight: 650 },
    '&[data-full]': { maxInlineSize: 'none' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
  },
});
