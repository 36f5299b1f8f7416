import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    number: '2.75rem',
    title: 'minmax(10rem, 2fr)',
    category: 'minmax(7rem, 1fr)',
    place: 'minmax(6rem, 1fr)',
    status: '6.5rem',
    applications: '4.5rem',
    owner: '7rem',
    lastDate: '6.5rem',
  },
  spare: ['category', 'place', 'owner'],
  lines: [
    ['title', 'status'],
    ['place', 'lastDate'],
  ],
  end: '6.5rem',
});
