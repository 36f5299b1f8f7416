import { colour, inlineRow, radius, square } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';

export const chip = style({
  ...inlineRow('0.125rem'),
  maxInlineSize: '100%',
  minBlockSize: '1.25rem',
  paddingInline: '0.4375rem',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.full,
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: text.small,
  lineHeight: 1.4,
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  ...square('1.5rem'),
  marginInlineEnd: '-0.375rem',
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  backgroundColor: 'transparent',
  color: colour.textMuted,
  fontSize: '0.6875rem',
  cursor: 'pointer',
  selectors: { '&:hover': { color: colour.text } },
});
