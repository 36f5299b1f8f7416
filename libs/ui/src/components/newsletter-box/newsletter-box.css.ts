import { colour, inColumn, wrapping } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, space } from '../../styles/theme/tokens.ts';

export const box = componentStyle('box', {
  ...inColumn(space.sm),
  maxInlineSize: '32rem',
  color: colour.text,
});

export const words = componentStyle('words', inColumn(space.xxs));

export const text = componentStyle('text', { color: colour.textMuted, fontSize: fontSize.sm });

/**
 * One row while the address fits, on a phone also beside the wider button of a busy form. Else the button fills the
 * next row.
 */
export const row = componentStyle('row', wrapping(space.xs));

export const address = componentStyle('address', {
  flex: '999 1 8rem',
  inlineSize: 'auto',
  minInlineSize: 0,
});

export const submit = componentStyle('submit', { flex: '1 0 auto', maxInlineSize: '100%' });

export const note = componentStyle('note', {
  color: colour.textMuted,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});
