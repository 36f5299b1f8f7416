import {
  colour,
  font,
  framed,
  inColumn,
  inlineRow,
  outlined,
  radius,
  square,
  wrapping,
} from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { cells } from '../cells.ts';

export const sheet = style({
  ...inColumn('3rem'),
  padding: 'clamp(1rem, 4vw, 3rem)',
});

export const swatches = style(cells('17rem', '1rem'));

export const swatch = style({
  ...framed(radius.medium),
  overflow: 'hidden',
  backgroundColor: colour.surface,
  minInlineSize: 0,
});

export const sample = style({
  blockSize: '4.5rem',
  backgroundColor: 'var(--sample)',
  borderBlockEnd: `1px solid ${colour.border}`,
  forcedColorAdjust: 'none',
});

export const words = style({
  display: 'grid',
  gap: '0.125rem',
  padding: '0.75rem 1rem',
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: '0.875rem', color: colour.textMuted });

export const copyRow = style({
  ...inlineRow('0.25rem 0.5rem'),
  flexWrap: 'wrap',
  minInlineSize: 0,
});

export const copy = style({
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  padding: '0.125rem 0.5rem',
  ...outlined(radius.small),
  backgroundColor: colour.canvas,
  color: colour.text,
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  selectors: { '&:hover': { borderColor: colour.accent, color: colour.accent } },
});

export const said = style({
  color: colour.success,
  fontSize: '0.875rem',
  fontWeight: 600,
  // Empty, it takes no gap of the row, and no line of its own.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const pair = style({
  ...wrapping('0.25rem 1rem'),
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '0.75rem 1rem',
  color: 'var(--foreground)',
  backgroundColor: 'var(--background)',
  ...framed(radius.small),
  overflowWrap: 'anywhere',
});

export const pairs = style(cells('22rem', '0.5rem'));

export const ringed = style({
  color: 'var(--words)',
  outline: '3px solid var(--foreground)',
  outlineOffset: '-6px',
});

export const rows = style(inColumn('1.5rem'));

export const row = style(inColumn('0.25rem'));

export const bar = style({
  blockSize: '1.25rem',
  inlineSize: 'var(--sample)',
  maxInlineSize: '100%',
  borderRadius: radius.small,
  backgroundColor: colour.accent,
  forcedColorAdjust: 'none',
});

export const line = style({ fontSize: 'var(--sample)', lineHeight: 1.2, fontWeight: 600 });

export const box = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.25rem',
  minBlockSize: '8rem',
  overflowWrap: 'anywhere',
  padding: '1rem',
  border: `1px solid ${colour.border}`,
  backgroundColor: colour.surface,
  textAlign: 'center',
});

export const rounded = style({ borderRadius: 'var(--sample)' });

export const raised = style({ borderRadius: radius.medium, boxShadow: 'var(--sample)' });

export const track = style({
  display: 'flex',
  padding: '0.25rem',
  ...framed(radius.full),
  backgroundColor: colour.sunken,
});

export const runner = style({
  ...square('2rem'),
  borderRadius: '50%',
  backgroundColor: colour.accent,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'margin-inline-start var(--duration) var(--easing)',
    },
  },
  selectors: {
    [`:is(${track}:hover, ${track}:focus-within, ${track}:focus) &`]: {
      marginInlineStart: 'calc(100% - 2rem)',
    },
  },
});

export const glyphs = style({
  ...cells('8rem', '1rem'),
  padding: 0,
  listStyle: 'none',
});

export const glyph = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  padding: '1rem 0.5rem',
  ...framed(radius.medium),
  backgroundColor: colour.surface,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
