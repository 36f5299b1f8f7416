import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const heading = componentStyle('heading', {
  fontWeight: 700,
  fontSize: fontSize.xxl,
  letterSpacing: '-0.02em',
  selectors: {
    '&[data-size=display]': {
      fontSize: fontSize.display,
      lineHeight: 1.04,
      letterSpacing: '-0.035em',
    },
    '&[data-size=xxxl]': { fontSize: fontSize.xxxl, lineHeight: 1.1, letterSpacing: '-0.028em' },
    '&[data-size=xl]': { fontSize: fontSize.xl, lineHeight: 1.25, letterSpacing: '-0.012em' },
    '&[data-size=lg]': { fontSize: fontSize.lg, lineHeight: 1.35, letterSpacing: '-0.008em' },
    '&[data-size=md]': { fontSize: fontSize.md, lineHeight: 1.4, letterSpacing: 0 },
  },
  '@media': { print: { breakAfter: 'avoid' } },
});
