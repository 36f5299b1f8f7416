import { colour, font, framed, inColumn, inRow, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, space } from '../../styles/theme/tokens.ts';

export const parts = componentStyle('parts', inColumn(space.xs));

export const display = componentStyle('display', { ...inRow(space.xs), flexWrap: 'wrap' });

/** The server's picture keeps its size. A text is widely spaced, and left to right in every script. */
export const captcha = componentStyle('captcha', {
  direction: 'ltr',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 'min(11rem, 100%)',
  maxInlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${space.xs} ${space.md}`,
  ...framed(radius.medium),
  backgroundColor: colour.sunken,
  fontFamily: font.mono,
  fontSize: fontSize.xl,
  fontWeight: 600,
  letterSpacing: '0.25em',
  overflowWrap: 'anywhere',
});

export const refresh = componentStyle('refresh', {
  minBlockSize: '2.75rem',
  paddingInline: '0.75rem',
});

export const alternative = componentStyle('alternative', { fontSize: fontSize.sm });

export const answer = componentStyle('answer', { fontFamily: font.mono });
