import { colour, font, inlineRow, radius, square } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

/** Room for the portrait and 10 rem of words beside it. */
const besidePortrait = '(min-width: 16.5rem)';

export const member = componentStyle('member', { containerType: 'inline-size', padding: '1rem' });

/** Portrait and words, as tall as the card: addresses in a row of cards are level. */
export const content = componentStyle('content', {
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  alignSelf: 'stretch',
  flexGrow: 1,
  '@container': { [besidePortrait]: { flexDirection: 'row' } },
});

export const portrait = componentStyle('portrait', {
  flexShrink: 0,
  inlineSize: 'min(100%, 14rem)',
  '@container': { [besidePortrait]: { alignSelf: 'flex-start', inlineSize: '5.5rem' } },
  aspectRatio: '1',
  borderRadius: radius.large,
  overflow: 'hidden',
  backgroundColor: colour.accentSoft,
});

componentGlobalStyle(`${portrait} > img`, { ...square('100%'), objectFit: 'cover' });

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

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  alignItems: 'flex-start',
  flexGrow: 1,
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
