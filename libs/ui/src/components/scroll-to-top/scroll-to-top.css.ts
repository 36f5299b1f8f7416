import { atEnd, beyondTop, marked } from '../../page/scroll-mark/names.ts';
import { colour, framed, shadow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, motion, motionOk } from '../../styles/theme/tokens.ts';

const hidden = { opacity: 0, visibility: 'hidden' } as const;

/** Floats over the page once it is scrolled, but not over a control. */
const floating = {
  inlineSize: '3rem',
  ...framed('50%'),
  backgroundColor: colour.surface,
  boxShadow: shadow.mid,
  color: colour.accent,
  position: 'fixed',
  zIndex: 40,
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  ...hidden,
} as const;

export const scrollToTop = componentStyle('scrollToTop', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  // Continues the footer in colour, where the page has no scroll mark.
  backgroundColor: colour.inverse,
  color: colour.textOnInverse,
  selectors: {
    [`${marked} &`]: floating,
    [`${beyondTop} &`]: { opacity: 1, visibility: 'visible' },
    '&:hover': { backgroundColor: colour.accent, color: colour.onAccent },
    '&[data-over-control]:not(:focus-visible)': { scale: 0 },
  },
  '@media': {
    [motionOk]: {
      transition: `scale ${motion.fast}, opacity ${motion.fast}, visibility ${motion.fast}`,
    },
    // Hides it where it would lie on the footer's last line.
    [below('edge')]: { selectors: { [`${atEnd} &`]: hidden } },
    print: { display: 'none' },
  },
});
