import { colour } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsLayout } from '../lists/columns-layout.ts';
import { text } from '../style/tokens.ts';

export const layout = columnsLayout({
  widths: {
    name: 'minmax(9rem, 1.8fr)',
    job: 'minmax(9rem, 1.6fr)',
    status: '7rem',
    tags: 'minmax(0, 1fr)',
    notes: '2.5rem',
    owner: '6.5rem',
    source: 'minmax(0, 0.7fr)',
    applied: '6rem',
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
  maskImage: 'linear-gradient(to right, #000 calc(100% - 0.75rem), transparent)',
});
export const number = style({ color: colour.textMuted, fontSize: text.usual });
