import { createVar, keyframes } from '@vanilla-extract/css';
import { DEFERRING } from '../deferred-rendering/names.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, motionOk } from '../../styles/theme/tokens.ts';
import { FADE } from './fade.ts';

const fade = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const startFade = createVar(fade, 'startFade');
const endFade = createVar(fade, 'endFade');
const side = createVar('side');

const width = `${String(FADE)}px`;
const fadeStart = keyframes({ to: { vars: { [startFade]: width } } }, 'fadeStart');
const fadeEnd = keyframes({ from: { vars: { [endFade]: width } } }, 'fadeEnd');

/**
 * A row that scrolls sideways within itself where it does not fit; an edge behind which there is
 * more fades out. Without scroll animations the last 48 px on a phone always do: they are empty
 * once the row is scrolled to its end. Its current entry is in view before any script runs, where
 * the browser can do that. It does not snap: that would pull an entry the focus has come to out of view again. With
 * text so large that a single entry would not fit, the row wraps.
 */
export const scrollRow = componentStyle('scrollRow', {
  display: 'flex',
  gap: '0.5rem',
  overflowX: 'auto',
  // Room for the focus outlines, which a scrolling box cuts off.
  paddingBlock: '0.3125rem',
  vars: { [side]: 'right' },
  selectors: { '[dir=rtl] &': { vars: { [side]: 'left' } } },
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: width,
  // A thin bar shows that there is more where no edge fades.
  scrollbarWidth: 'thin',
  listStyleType: '""',
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [motionOk]: {
          scrollbarWidth: 'none',
          maskImage: `linear-gradient(to ${side}, #0000, #000 ${startFade} calc(100% - ${endFade}), #0000)`,
          selectors: {
            // Not before the first paint: the animation would cost that frame one more pass of styles.
            [`:root:not([${DEFERRING}]) &`]: {
              animation: `${fadeStart} linear both, ${fadeEnd} linear both`,
              animationTimeline: 'scroll(self inline), scroll(self inline)',
              animationRange: `0 ${width}, calc(100% - ${width}) 100%`,
            },
          },
        },
      },
    },
  },
  '@media': {
    [below('md')]: {
      paddingInlineEnd: width,
      maskImage: `linear-gradient(to ${side}, #000 calc(100% - ${width}), #0000)`,
    },
    [`${below('xs')}, print`]: { flexWrap: 'wrap', paddingInlineEnd: 0, maskImage: 'none' },
  },
});

/** An entry of the row; mark the current one with `aria-current` or `aria-selected`. */
export const scrollRowEntry = componentStyle('scrollRowEntry', {
  flexShrink: 0,
  maxInlineSize: '85vw',
  selectors: {
    '&:is([aria-current], [aria-selected=true], :has(> [aria-current]))': {
      scrollInitialTarget: 'nearest',
    },
  },
  '@media': { [below('xs')]: { flexShrink: 1 } },
});
