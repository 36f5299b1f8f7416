import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    subject: 'minmax(10rem, 2fr)',
    to: 'minmax(9rem, 1.4fr)',
    state: '9.5rem',
    attempts: '4.5rem',
    created: '9.5rem',
  },
  spare: ['attempts'],
  lines: [
    ['subject', 'state'],
    ['to', 'created'],
  ],
  end: '9rem',
});
