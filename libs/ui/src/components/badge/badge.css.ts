import { colour, inlineRow, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const badge = componentStyle('badge', {
  ...inlineRow('0.35em'),
  padding: '0.1875rem 0.625rem',
  border: '1px solid transparent',
  // Rounds a single line fully; with several lines such corners would cut into the words.
  borderRadius: `min(${radius.full}, 0.875rem)`,
  backgroundColor: colour.sunken,
  color: colour.text,
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not([data-tone])': { borderColor: colour.border },
    '&[data-tone=accent]': { backgroundColor: colour.accentSoft, color: colour.accent },
    '&[data-tone=highlight]': { backgroundColor: colour.highlightSoft },
    '&[data-tone=success]': { backgroundColor: colour.successSoft, color: colour.success },
    '&[data-tone=danger]': { backgroundColor: colour.dangerSoft, color: colour.danger },
  },
});
