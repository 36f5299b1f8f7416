import { colour, framed, radius } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';
import { oneLine } from '../style/one-line.ts';

/** The vacancy in a row, and the hint, which is not cut off before the vacancy is. */
export const cell = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  color: colour.textMuted,
});
export const job = style({
  ...oneLine,
  minInlineSize: '3rem',
});
export const hint = style({
  flexShrink: 0,
  paddingInline: '0.375rem',
  ...framed(radius.full),
  position: 'relative',
  fontSize: text.small,
  lineHeight: 1.4,
});

export const list = style({
  display: 'grid',
  gap: '0.625rem',
  listStyle: 'none',
  selectors: { 'details > &': { marginBlockStart: '0.625rem' } },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0.125rem 0.75rem',
});
export const title = style({ overflowWrap: 'anywhere' });
export const about = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  color: colour.textMuted,
});
/** A line never begins with the dot. */
globalStyle(`${about} > :not(:last-child)::after`, { content: '"·"', marginInline: '0.375rem' });
