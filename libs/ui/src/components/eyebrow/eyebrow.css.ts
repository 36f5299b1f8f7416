import { colour, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const eyebrow = componentStyle('eyebrow', {
  display: 'flex',
  gap: '0.75rem',
  color: colour.accent,
  fontSize: fontSize.sm,
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '3px',
    // In the middle of the first line, however many there are.
    marginBlockStart: 'calc(0.7em - 1.5px)',
    borderRadius: radius.full,
    backgroundColor: colour.highlight,
    forcedColorAdjust: 'none',
  },
});
