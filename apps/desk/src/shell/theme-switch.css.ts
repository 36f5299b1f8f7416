import { colour, framed, radius } from '@example/ui/theme';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';
import { markedWhenForced } from '../style/chosen.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0.125rem',
  minInlineSize: 0,
  margin: 0,
  padding: '0.125rem',
  ...framed(radius.small),
});

export const legend = style(visuallyHiddenStyle);
export const radio = style(visuallyHiddenStyle);

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '1.625rem',
  borderRadius: '0.25rem',
  color: colour.textMuted,
  fontSize: text.small,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.text },
    '&:has(:checked)': { backgroundColor: colour.accentSoft, color: colour.text },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}` },
  },
  '@media': markedWhenForced('&:has(:checked:not(:focus-visible))'),
});
