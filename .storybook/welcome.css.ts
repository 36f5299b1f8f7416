import { colour, font, framed, inColumn, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { cells } from './cells.ts';

export const welcome = style({
  ...inColumn('4rem'),
  color: colour.text,
  fontFamily: font.body,
  containerType: 'inline-size',
});

export const head = style({
  ...inColumn('2rem'),
  alignItems: 'center',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const words = style({ display: 'grid', gap: '1.25rem', maxInlineSize: '40rem' });

export const picture = style({ inlineSize: '100%', maxInlineSize: '24rem', blockSize: 'auto' });

export const families = style({
  ...cells('13rem', '1rem'),
  listStyle: 'none',
});

export const family = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  blockSize: '100%',
  padding: '1rem 1.25rem',
  ...framed(radius.medium),
  backgroundColor: colour.surface,
  color: colour.text,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: colour.accent, color: colour.accent } },
});

export const about = style({ color: colour.textMuted, fontSize: '0.9375rem' });

export const steps = style({
  ...inColumn('2rem'),
  listStyle: 'none',
});

export const step = style({
  ...inColumn('0.75rem 2rem'),
  alignItems: 'start',
  '@container': {
    '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const code = style({
  padding: '1rem 1.25rem',
  ...framed(radius.medium),
  backgroundColor: colour.surface,
  fontFamily: font.mono,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  overflowX: 'auto',
});
