import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const { colour } = vars;

export const body = componentStyle({ color: colour.textMuted }, 'body');

export const list = componentStyle(
  { display: 'grid', gap: '0.5rem', listStyle: 'none', color: colour.textMuted },
  'list',
);

export const item = componentStyle(
  {
    position: 'relative',
    paddingInlineStart: '1.375rem',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '0.125rem',
        insetBlockStart: '0.6em',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '2px',
        backgroundColor: colour.accent,
        forcedColorAdjust: 'none',
      },
    },
  },
  'item',
);

export const foot = componentStyle({ marginBlockStart: 'auto' }, 'foot');
