import { componentStyle } from '../theme/layers.css.ts';

export const container = componentStyle(
  {
    inlineSize: '100%',
    maxInlineSize: '77.5rem',
    marginInline: 'auto',
    paddingInline: 'clamp(1.25rem, 4vw, 2.5rem)',
    selectors: {
      '&[data-width=narrow]': { maxInlineSize: '51rem' },
      '&[data-width=wide]': { maxInlineSize: '90rem' },
    },
  },
  'container',
);
