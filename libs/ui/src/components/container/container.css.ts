import { componentStyle } from '../../styles/theme/layers.css.ts';

/** The margin between the column and the edges of the view. */
export const gutter = 'clamp(min(1.25rem, 6vw), 4vw, 2.5rem)';

export const container = componentStyle('container', {
  inlineSize: '100%',
  maxInlineSize: '77.5rem',
  marginInline: 'auto',
  paddingInline: gutter,
  selectors: {
    '&[data-width=narrow]': { maxInlineSize: '51rem' },
    '&[data-width=wide]': { maxInlineSize: '90rem' },
  },
});
