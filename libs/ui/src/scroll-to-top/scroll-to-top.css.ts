import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components, componentStyle } from '../theme/layers.css.ts';
import { below, motionOk } from '../theme/tokens.ts';

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/** From whatever `appear` has made of it. */
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Over the page; where there is nothing to scroll it stays hidden. */
const floating = {
  position: 'fixed',
  zIndex: 40,
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  margin: 0,
  visibility: 'hidden',
} as const;

globalStyle(':root', {
  '@layer': {
    [components]: { '@media': { [reducedMotion]: { containerType: 'scroll-state' } } },
  },
});

export const scrollToTop = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    marginBlock: '1.5rem',
    marginInline: 'auto 1.5rem',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: '50%',
    backgroundColor: vars.colour.surface,
    boxShadow: vars.shadow.mid,
    color: vars.colour.accent,
    selectors: { '&:hover': { backgroundColor: vars.colour.accent, color: vars.colour.onAccent } },
    '@media': {
      [motionOk]: {
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
      [`${motionOk} and ${below('edge')}`]: {
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
      [reducedMotion]: {
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
  },
  'scrollToTop',
);
