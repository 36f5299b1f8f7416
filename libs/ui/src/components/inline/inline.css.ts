import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { inRow } from '../../styles/theme/parts.ts';
import { space } from '../../styles/theme/tokens.ts';

export const inline = componentStyle('inline', {
  ...inRow(space.md),
  flexWrap: 'wrap',
  listStyleType: '""',
  selectors: {
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=baseline]': { alignItems: 'baseline' },
    '&[data-align=stretch]': { alignItems: 'stretch' },
    '&[data-justify=center]': { justifyContent: 'center' },
    '&[data-justify=end]': { justifyContent: 'flex-end' },
    '&[data-justify=between]': { justifyContent: 'space-between' },
    '&[data-nowrap]': { flexWrap: 'nowrap' },
  },
});

// Breaks long words, such as addresses, at the end of the line.
componentGlobalStyle(`:where(${inline}:not([data-nowrap])) > *`, { minInlineSize: 0 });
