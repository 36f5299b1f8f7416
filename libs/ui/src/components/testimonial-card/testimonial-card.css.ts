import { colour, inRow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, space } from '../../styles/theme/tokens.ts';

/** The quotation mark at the start, the stars at the end. */
export const head = componentStyle('head', {
  ...inRow(space.xs),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  inlineSize: '100%',
});

export const mark = componentStyle('mark', {
  inlineSize: '2.5rem',
  blockSize: 'auto',
  fill: colour.accent,
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
});

export const quote = componentStyle('quote', {
  maxInlineSize: '100%',
  paddingBlock: `${space.xs} ${space.sm}`,
  fontSize: fontSize.lg,
  lineHeight: 1.55,
});

export const person = componentStyle('person', {
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.border}`,
});
