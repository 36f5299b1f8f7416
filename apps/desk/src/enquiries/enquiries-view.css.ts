import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    name: 'minmax(9rem, 1.2fr)',
    about: 'minmax(8rem, 1.6fr)',
    kind: '8.5rem',
    status: '6.5rem',
    owner: '6rem',
    received: '6.5rem',
  },
  spare: ['kind', 'owner'],
  lines: [
    ['name', 'status'],
    ['about', 'received'],
  ],
  end: '6rem',
});
