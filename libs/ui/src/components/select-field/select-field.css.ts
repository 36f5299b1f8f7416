import { componentStyle } from '../../styles/theme/layers.css.ts';

export const select = componentStyle('select', {
  appearance: 'none',
  selectors: { '&:not([multiple])': { paddingInlineEnd: '2.75rem' } },
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
