import { colour, radius, shadow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const skipLink = componentStyle('skipLink', {
  position: 'fixed',
  zIndex: 100,
  insetBlockStart: '0.5rem',
  insetInlineStart: '0.5rem',
  padding: '0.75rem 1.25rem',
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  boxShadow: shadow.high,
  color: colour.text,
  // The size of the header's labels: one font less to set up for the first frame.
  fontSize: fontSize.sm,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { translate: '0 -300%' } },
  '@media': { print: { display: 'none' } },
});
