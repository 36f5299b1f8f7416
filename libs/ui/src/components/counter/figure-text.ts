import { font } from '../../styles/theme/parts.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

/** The text style of figures; all digits have the same width. */
export const figureText = {
  fontFamily: font.heading,
  fontSize: fontSize.xxxl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
} as const;
