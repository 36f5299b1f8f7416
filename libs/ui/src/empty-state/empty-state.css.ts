import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const { colour } = vars;

export const state = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.75rem',
    paddingBlock: 'clamp(2rem, 6vw, 4rem)',
    paddingInline: '1.5rem',
    border: `1px dashed ${colour.borderStrong}`,
    borderRadius: vars.radius.large,
    textAlign: 'center',
    selectors: {
      '&[data-tone=danger]': { border: `1px solid ${colour.danger}` },
    },
  },
  'state',
);

export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: colour.accentSoft,
    color: colour.accent,
    fontSize: '1.375rem',
    selectors: {
      '[data-tone=danger] > &': { backgroundColor: colour.dangerSoft, color: colour.danger },
    },
  },
  'mark',
);

export const text = componentStyle({ maxInlineSize: '48ch', color: colour.textMuted }, 'text');

export const action = componentStyle({ marginBlockStart: '0.5rem' }, 'action');
