import { font } from '../../styles/theme/vars.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

/** The text of a figure that is read at a glance; its digits are as wide as each other. */
export const figureText = {
  fontFamily: font.heading,
  fontSize: fontSize.xxxl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
} as const;
