import { colour } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { cell as tableCell } from '../style/table.css.ts';
import { phone, text } from '../style/tokens.ts';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';

export const view = style({ overflow: 'auto', minBlockSize: 0, padding: '1rem' });
export const said = style({ maxInlineSize: '60ch', marginBlockEnd: '1rem', fontSize: text.read });
export const cell = style([
  tableCell,
  {
    selectors: {
      'tbody th&': { fontWeight: 600 },
      '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    },
  },
]);

/** On a phone each row is a card: what it is about, and each figure after its name. */
globalStyle(`${view} thead`, { '@media': { [phone]: visuallyHiddenStyle } });
globalStyle(`${view} :is(tbody, tr)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${view} tbody tr`, {
  '@media': {
    [phone]: { paddingBlock: '0.75rem', borderBlockEnd: `1px solid ${colour.border}` },
  },
});
globalStyle(`${view} tbody :is(th, td)`, {
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
globalStyle(`${view} td::before`, {
  '@media': {
    [phone]: { content: 'attr(data-name)', color: colour.textMuted, textAlign: 'start' },
  },
});

export const setting = style({ color: colour.textMuted, fontSize: text.small });
