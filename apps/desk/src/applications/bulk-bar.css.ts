import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  paddingBlock: '0.5rem',
  paddingInline: '1rem',
  borderBlockStart: `1px solid ${colour.border}`,
  backgroundColor: colour.sunken,
});

export const count = style({ minInlineSize: '5.5rem', fontWeight: 650 });
export const form = style({ display: 'flex', gap: '0.375rem' });
export const tag = style({ inlineSize: '8rem' });
export const hint = style({ color: colour.textMuted });
export const clear = style({ marginInlineStart: 'auto' });
export const left = style({ display: 'grid', listStyle: 'none' });
export const one = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${colour.border}`,
});
export const name = style({ flexGrow: 1, fontWeight: 600 });
