import { wrapping } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const editor = style({ display: 'grid', gap: '0.5rem' });
export const tags = style({ ...wrapping('0.25rem'), listStyle: 'none' });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.375rem',
  '@media': { print: { display: 'none' } },
});
