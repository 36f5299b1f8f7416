import { keyframes } from '@vanilla-extract/css';
import { colour, outlined, radius, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, motion, motionOk, space } from '../../styles/theme/tokens.ts';

export const progress = componentStyle('progress', {
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
});

export const words = componentStyle('words', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

export const label = componentStyle('label', { fontWeight: 600 });

export const value = componentStyle('value', {
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const run = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });
const runBack = keyframes({ from: { translate: '100% 0' }, to: { translate: '-250% 0' } });

/** The track, with the runner of an indeterminate bar. */
export const groove = componentStyle('groove', {
  position: 'relative',
  blockSize: '0.5rem',
  ...outlined(radius.full),
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  selectors: {
    '&:has(> :indeterminate)::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      borderRadius: 'inherit',
      backgroundColor: colour.accent,
    },
  },
  '@media': {
    [motionOk]: {
      selectors: {
        '&:has(> :indeterminate)::after': { animation: `${run} 1.6s ease-in-out infinite` },
        '[dir=rtl] &:has(> :indeterminate)::after': { animationName: runBack },
      },
    },
    [forcedColours]: {
      selectors: {
        '&:has(> :indeterminate)::after': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});

const fill = { borderRadius: radius.full, backgroundColor: colour.accent } as const;
const forcedFill = { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } as const;

export const bar = componentStyle('bar', {
  appearance: 'none',
  display: 'block',
  ...square('100%'),
  border: 0,
  backgroundColor: 'transparent',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [motionOk]: {
      selectors: { '&::-webkit-progress-value': { transition: `inline-size ${motion.medium}` } },
    },
    [forcedColours]: {
      selectors: { '&::-webkit-progress-value': forcedFill, '&::-moz-progress-bar': forcedFill },
    },
  },
});
