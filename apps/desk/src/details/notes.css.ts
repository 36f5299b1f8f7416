import { colour, inColumn, wrapping } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text as size } from '../style/tokens.ts';
import { typedText } from '../style/typed-text.ts';

export const notes = style({ display: 'grid', gap: '0.75rem', listStyle: 'none' });
export const note = style({
  paddingInlineStart: '0.75rem',
  borderInlineStart: `2px solid ${colour.border}`,
});
export const by = style({
  ...wrapping('0 0.5rem'),
  color: colour.textMuted,
  fontSize: size.small,
});
export const author = style({ color: colour.text, fontWeight: 600 });
export const text = style({ ...typedText, overflowWrap: 'anywhere' });
export const form = style({
  ...inColumn('0.5rem'),
  '@media': { print: { display: 'none' } },
});
export const save = style({ justifySelf: 'start' });
export const events = style({ display: 'grid', gap: '0.375rem', listStyle: 'none' });
export const event = style({
  ...wrapping('0 0.75rem'),
  justifyContent: 'space-between',
  color: colour.textMuted,
});
globalStyle(`${event} > :first-child`, { flex: '1 1 14rem', overflowWrap: 'anywhere' });
globalStyle(`${event} > :last-child`, { fontSize: size.small, lineHeight: 1.6 });
export const what = style({ color: colour.text });

/** Line of several views. */
export const fold = style({ color: colour.textMuted });
export const foldSummary = style({
  display: 'block',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldIcon = style({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  selectors: { 'details[open] &': { transform: 'rotate(90deg)' } },
});
export const folded = style({
  display: 'grid',
  gap: '0.25rem',
  paddingInlineStart: '0.75rem',
  marginBlock: '0.25rem',
  borderInlineStart: `2px solid ${colour.border}`,
  listStyle: 'none',
});
