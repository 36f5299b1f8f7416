import { colour, framed, inlineRow, radius, tile } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareButton } from '../style/bare-button.ts';
import { text } from '../style/tokens.ts';

export const chip = style({
  ...inlineRow('0.125rem'),
  maxInlineSize: '100%',
  minBlockSize: '1.25rem',
  paddingInline: '0.4375rem',
  ...framed(radius.full),
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: text.small,
  lineHeight: 1.4,
});

export const remove = style({
  ...tile('1.5rem'),
  marginInlineEnd: '-0.375rem',
  padding: 0,
  ...bareButton,
  borderRadius: radius.full,
  color: colour.textMuted,
  fontSize: '0.6875rem',
  selectors: { '&:hover': { color: colour.text } },
});
