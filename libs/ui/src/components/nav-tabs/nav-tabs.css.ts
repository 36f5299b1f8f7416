import { keyframes } from '@vanilla-extract/css';
import { colour, outlined, radius, shadow } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { beyondTop } from '../../page/scroll-mark/names.ts';
import { belowHeader } from '../../styles/theme/header-height.ts';
import { below, fontSize, forcedColours, motion, motionOk } from '../../styles/theme/tokens.ts';

/** Views of this height keep the bar in view; in lower ones two bars would leave little of the page. */
const roomy = '(min-height: 30em)';

const lift = keyframes({ from: { opacity: 0 } });

export const navTabs = componentStyle('navTabs', {
  zIndex: 40,
  // It stays where it is while the pages of a family slide.
  viewTransitionName: 'nav-tabs',
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.canvas,
  '@media': {
    [roomy]: {
      position: 'sticky',
      insetBlockStart: belowHeader,
      selectors: {
        '&[data-variant=sticky]::before': {
          content: '',
          position: 'absolute',
          zIndex: -1,
          inset: 0,
          boxShadow: shadow.mid,
          opacity: 0,
          pointerEvents: 'none',
        },
        [`${beyondTop} &[data-variant=sticky]::before`]: { opacity: 1 },
      },
    },
    [`${roomy} and ${motionOk}`]: {
      selectors: { '&::before': { transition: `opacity ${motion.fast}` } },
    },
    print: { display: 'none' },
  },
  // Without scripts only a scroll animation knows the position. It sets a state: nothing moves.
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [`${roomy} and (scripting: none)`]: {
          selectors: {
            '&[data-variant=sticky]::before': {
              opacity: 1,
              animation: `${lift} steps(1) both`,
              animationTimeline: 'scroll(root)',
              animationRange: '100px 101px',
            },
          },
        },
      },
    },
  },
});

/** Targets of jumps stop below both bars. */
componentGlobalStyle(`:root:has(${navTabs})`, {
  '@media': { [roomy]: { scrollPaddingBlockStart: `calc(${belowHeader} + 5.5rem)` } },
});

/** Smaller on a phone, where two bars take up room. */
export const row = componentStyle('row', {
  paddingBlock: '0.625rem',
  '@media': { [below('md')]: { paddingBlock: '0.375rem' } },
});

export const tab = componentStyle('tab', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: '0.375rem 1.125rem',
  ...outlined(radius.full),
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: colour.accent, color: colour.accent },
    '&[aria-current]': {
      borderColor: colour.accent,
      backgroundColor: colour.accent,
      color: colour.onAccent,
    },
  },
  '@media': {
    [below('md')]: { minBlockSize: '2.5rem' },
    // Else tabs of the common widths would end at the edge of a large phone, without a part of the next one.
    [`(min-width: 26em) and ${below('md')}`]: { paddingInline: '0.75rem' },
    [below('xs')]: { borderRadius: radius.large },
    [motionOk]: {
      transition: `border-color ${motion.fast}, background-color ${motion.fast}, color ${motion.fast}`,
    },
    [forcedColours]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
