import { colour, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const list = componentStyle('list', {
  display: 'grid',
  gap: '0.5rem',
  listStyle: 'none',
  color: colour.textMuted,
});

export const item = componentStyle('item', {
  position: 'relative',
  paddingInlineStart: '1.375rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.125rem',
      insetBlockStart: '0.6em',
      ...square('0.5rem'),
      borderRadius: '2px',
      backgroundColor: colour.accent,
      forcedColorAdjust: 'none',
    },
  },
});

export const foot = componentStyle('foot', { marginBlockStart: 'auto' });

export const footer = componentStyle('footer', {
  inlineSize: '100%',
  marginBlockStart: 'auto',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      marginBlock: '0.5rem 1rem',
      borderBlockStart: `1px solid ${colour.border}`,
    },
  },
});
