import { columnsLayout } from '../lists/columns-layout.ts';

export const layout = columnsLayout({
  widths: {
    name: 'minmax(9rem, 2fr)',
    employee_code: '11rem',
    role: '7.5rem',
    state: '11.5rem',
    seen: '9.5rem',
  },
  spare: ['employee_code'],
  lines: [
    ['name', 'state'],
    ['role', 'seen'],
  ],
  end: '11.5rem',
});
