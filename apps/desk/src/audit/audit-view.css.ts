import { inRow } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    at: '9.5rem',
    actor: '6.5rem',
    action: 'minmax(10rem, 2fr)',
    subject: 'minmax(9rem, 1fr)',
  },
  lines: [
    ['action', 'actor'],
    ['subject', 'at'],
  ],
  end: '9rem',
});

/** A field with its label beside it. */
export const labelled = style(inRow('0.375rem'));
globalStyle(`${labelled} label`, { flex: 'none', whiteSpace: 'nowrap' });
globalStyle(`${labelled} input`, { flex: '1 1 8.5rem', minInlineSize: 0, inlineSize: '8.5rem' });
/** As wide as its placeholder. */
export const code = style({ inlineSize: '10.5rem', maxInlineSize: '100%' });
