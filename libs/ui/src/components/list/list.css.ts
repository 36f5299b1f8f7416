import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

export const list = componentStyle('list', {
  display: 'grid',
  gap: space.xs,
  maxInlineSize: '65ch',
  paddingInlineStart: '1.5rem',
  selectors: { '&[data-marker=check]': { listStyleType: '""' } },
});

const ticked = '[data-marker=check] > &';

export const item = componentStyle('item', {
  selectors: {
    '&::marker': { color: colour.accent, fontWeight: 600 },
    [ticked]: { position: 'relative' },
    [`${ticked}::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.45em',
      insetInlineStart: '-1.25rem',
      inlineSize: '0.4em',
      blockSize: '0.75em',
      border: `solid ${colour.accent}`,
      borderWidth: '0 0.14em 0.14em 0',
      rotate: '42deg',
    },
  },
});
