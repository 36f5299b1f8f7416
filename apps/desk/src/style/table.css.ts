import { colour } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from './tokens.ts';

/** A table to be read, unlike a list of rows that open. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.read });
export const cell = style({
  paddingBlock: '0.5rem',
  paddingInline: '0 1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'thead &': { color: colour.textMuted, fontSize: text.small, fontWeight: 550 },
  },
});
