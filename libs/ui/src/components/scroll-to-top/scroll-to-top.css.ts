import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { components, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, motion, motionOk } from '../../styles/theme/tokens.ts';

const { colour } = vars;

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/** From whatever `appear` has made of it. */
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Only a script knows what it lies over: without one it stands in its place. */
const scripted = '(scripting: enabled)';

/** Over the page, unless over a control there; where there is nothing to scroll it stays hidden. */
const floating = {
  inlineSize: '3rem',
  border: `1px solid ${colour.border}`,
  borderRadius: '50%',
  backgroundColor: colour.surface,
  boxShadow: vars.shadow.mid,
  color: colour.accent,
  position: 'fixed',
  zIndex: 40,
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  visibility: 'hidden',
} as const;

globalStyle(':root', {
  '@layer': {
    [components]: { '@media': { [reducedMotion]: { containerType: 'scroll-state' } } },
  },
});

export const scrollToTop = componentStyle('scrollToTop', {
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  // In its place it goes on where the footer ends.
  backgroundColor: colour.inverse,
  color: colour.textOnInverse,
  selectors: {
    '&:hover': { backgroundColor: colour.accent, color: colour.onAccent },
    '&[data-over-control]:not(:focus-visible)': { scale: 0 },
  },
  '@media': {
    [`${scripted} and ${motionOk}`]: {
      transition: `scale ${motion.fast}`,
      '@supports': {
        '(animation-timeline: scroll())': {
          ...floating,
          animation: `${appear} linear both`,
          animationTimeline: 'scroll(root)',
          animationRange: '100px 140px',
        },
      },
    },
    // It would lie on the footer's last line.
    [`${scripted} and ${motionOk} and ${below('edge')}`]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          animation: `${appear} linear both, ${leave} linear forwards`,
          animationTimeline: 'scroll(root), scroll(root)',
          animationRange: '100px 140px, calc(100% - 10rem) calc(100% - 8rem)',
        },
      },
    },
    // Nothing may be animated: it is there between the page's two ends, and with a script not
    // before 100 px, of which the scroll state knows nothing.
    [`${reducedMotion} and ${scripted}`]: {
      '@supports': {
        '(container-type: scroll-state)': {
          ...floating,
          '@container': {
            'scroll-state((scrollable: top) and (scrollable: bottom))': {
              selectors: { '&:not([data-at-top])': { visibility: 'visible' } },
            },
          },
        },
      },
    },
    print: { display: 'none' },
  },
});
