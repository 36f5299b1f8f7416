import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const phone = componentStyle('phone', { fontVariantNumeric: 'tabular-nums' });

/** The note about a number that was pasted. */
export const note = componentStyle('note', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  selectors: { '&:not(:empty)': { marginBlockStart: '0.375rem' } },
});
