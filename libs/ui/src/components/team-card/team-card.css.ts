import { colour, font, radius } from '../../styles/theme/vars.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { inlineRow } from '../../styles/theme/layouts.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const member = componentStyle('member', {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '1rem',
  padding: '1rem',
});

export const portrait = componentStyle('portrait', {
  // As wide as the card where the words are below it.
  flex: '1 0 5.5rem',
  maxInlineSize: 'min(100%, 14rem)',
  aspectRatio: '1',
  borderRadius: radius.large,
  overflow: 'hidden',
  backgroundColor: colour.accentSoft,
});

componentGlobalStyle(`${portrait} > img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const ring = componentStyle('ring', {
  fill: 'none',
  stroke: colour.accent,
  strokeWidth: 1.5,
  opacity: 0.25,
});

export const initials = componentStyle('initials', {
  fill: colour.accent,
  fontFamily: font.heading,
  fontSize: '32px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

/** Moves below the portrait when less than 10 rem is left beside it; else takes all the room. */
export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: '999 1 10rem',
  alignSelf: 'stretch',
  gap: '0.25rem',
  minInlineSize: 0,
});

export const job = componentStyle('job', { color: colour.textMuted, fontSize: fontSize.sm });

export const email = componentStyle('email', {
  ...inlineRow('0.375em'),
  minBlockSize: '2.75rem',
  marginBlock: 'auto -0.5rem',
  letterSpacing: '-0.015em',
  maxInlineSize: '100%',
  fontSize: fontSize.sm,
  fontWeight: 600,
});
