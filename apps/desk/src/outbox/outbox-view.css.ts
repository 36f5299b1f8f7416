import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    subject: 'minmax(10rem, 2fr)',
    to: 'minmax(9rem, 1.4fr)',
    state: '6.5rem',
    attempts: '4.5rem',
    created: '10.5rem',
  },
  spare: ['attempts'],
  lines: [
    ['subject', 'state'],
    ['to', 'created'],
  ],
  end: '10rem',
});
