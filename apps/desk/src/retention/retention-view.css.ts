import { colour } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { phone, text } from '../style/tokens.ts';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';

export const view = style({ overflow: 'auto', minBlockSize: 0, padding: '1rem' });
export const said = style({ maxInlineSize: '60ch', marginBlockEnd: '1rem', fontSize: text.read });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.read });
export const cell = style({
  paddingBlock: '0.5rem',
  paddingInline: '0 1.25rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'thead &': { color: colour.textMuted, fontSize: text.small, fontWeight: 550 },
    'tbody th&': { fontWeight: 600 },
    '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});

/** On a phone each row is a card: what it is about, and each figure after its name. */
globalStyle(`${table} thead`, { '@media': { [phone]: visuallyHiddenStyle } });
globalStyle(`${table} :is(tbody, tr)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${table} tbody tr`, {
  '@media': {
    [phone]: { paddingBlock: '0.75rem', borderBlockEnd: `1px solid ${colour.border}` },
  },
});
globalStyle(`${table} tbody .${cell}`, {
  '@media': {
    [phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '1rem',
      padding: '0.125rem 0',
      border: 0,
      textAlign: 'end',
    },
  },
});
globalStyle(`${table} td::before`, {
  '@media': {
    [phone]: { content: 'attr(data-name)', color: colour.textMuted, textAlign: 'start' },
  },
});

export const setting = style({ color: colour.textMuted, fontSize: text.small });
