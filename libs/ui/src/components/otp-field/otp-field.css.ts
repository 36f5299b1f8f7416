import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const boxes = componentStyle('boxes', {
  display: 'flex',
  // Digits run from left to right everywhere; the boxes as a whole stand below their label.
  justifySelf: 'start',
  maxInlineSize: '100%',
  gap: 'clamp(0.25rem, 2vw, 0.5rem)',
  paddingBlock: '0.125rem',
});

/** A control as wide as a large digit; narrower when the boxes do not fit. */
export const box = componentStyle('box', {
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '3.25rem',
  blockSize: '3.75rem',
  padding: 0,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'center',
});
