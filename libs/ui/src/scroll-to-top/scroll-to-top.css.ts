import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { below } from '../theme/tokens.ts';

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/** From whatever `appear` has made of it. */
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

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
    '@supports': {
      '(animation-timeline: scroll())': {
        position: 'fixed',
        zIndex: 40,
        insetBlockEnd: '1.25rem',
        insetInlineEnd: '1.25rem',
        margin: 0,
        // Where there is nothing to scroll there is no timeline, and no button.
        visibility: 'hidden',
        animation: `${appear} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: '100px 140px',
        '@media': {
          // It would lie on the footer's last line.
          [below('edge')]: {
            animation: `${appear} linear both, ${leave} linear forwards`,
            animationTimeline: 'scroll(root), scroll(root)',
            animationRange: '100px 140px, calc(100% - 10rem) calc(100% - 8rem)',
          },
        },
      },
    },
    '@media': { print: { display: 'none' } },
  },
  'scrollToTop',
);
