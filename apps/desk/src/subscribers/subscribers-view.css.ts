import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: { email: 'minmax(12rem, 1fr)', status: '8.5rem', asked: '7rem', confirmed: '7rem' },
  spare: ['confirmed'],
  lines: [['email', 'status'], ['asked']],
  end: '8rem',
});
