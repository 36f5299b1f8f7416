import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsLayout } from '../lists/columns-layout.ts';
import { text } from '../style/tokens.ts';

export const layout = columnsLayout({
  widths: {
    name: 'minmax(9rem, 1.2fr)',
    job: 'minmax(9rem, 1.4fr)',
    status: '7.5rem',
    tags: 'minmax(0, 1fr)',
    notes: '3.5rem',
    owner: '7rem',
    source: 'minmax(0, 0.7fr)',
    applied: '6.5rem',
  },
  spare: ['tags', 'notes', 'owner', 'source'],
  lines: [
    ['name', 'status'],
    ['job', 'applied'],
  ],
  end: '6.75rem',
});

/** Tags beyond the column's end fade away. */
export const tags = style({
  display: 'flex',
  gap: '0.25rem',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, #000 calc(100% - 1.5rem), transparent)',
});
export const number = style({ color: vars.colour.textMuted, fontSize: text.usual });
