import { colour, framed, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below } from '../../styles/theme/tokens.ts';

/** The surface of every card: a hairline around it, its contents stacked. */
export const card = componentStyle('card', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '0.75rem',
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  ...framed(radius.large),
  backgroundColor: colour.surface,
  minInlineSize: 0,
  // Breaks a word that is longer than the card.
  overflowWrap: 'anywhere',
  // As tall as its neighbours, in a list's item too.
  blockSize: '100%',
  '@media': { [below('xs')]: { padding: '0.875rem' }, print: { breakInside: 'avoid' } },
});

/** The words of a card after its heading. */
export const muted = componentStyle('muted', { color: colour.textMuted });
