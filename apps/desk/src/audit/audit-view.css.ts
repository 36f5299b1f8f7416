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
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
});
globalStyle(`${labelled} label`, { whiteSpace: 'nowrap' });
globalStyle(`${labelled} input`, { inlineSize: '8.5rem' });
export const code = style({ inlineSize: '7.5rem' });
