import { createVar, keyframes } from '@vanilla-extract/css';
import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, from, motion, motionOk } from '../../styles/theme/tokens.ts';

const wide = from('lg');
const line = createVar('line');
const startsAt = createVar('startsAt');

/** A card is shown 0.6 s after its line began. */
const lineTime = '600ms';

const appear = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } }, 'appear');
const grow = keyframes({ from: { scale: line } }, 'grow');

export const chain = componentStyle('chain', {
  display: 'grid',
  gap: '2.5rem',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  '@media': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** Every card but the first has the line that leads to it: a bed, and its fill. */
export const link = componentStyle('link', {
  position: 'relative',
  vars: { [line]: '1 0' },
  selectors: {
    // The cards follow after 1, 2 and 3 s.
    '&:nth-child(2)': { vars: { [startsAt]: '1s' } },
    '&:nth-child(3)': { vars: { [startsAt]: '2s' } },
    '&:nth-child(n + 4)': { vars: { [startsAt]: '3s' } },
    '&:not(:first-child)::before, &:not(:first-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      blockSize: '2.5rem',
      backgroundColor: colour.border,
    },
    '&:not(:first-child)::after': { backgroundColor: colour.accent, transformOrigin: 'top' },
  },
  '@media': {
    [wide]: {
      vars: { [line]: '0 1' },
      selectors: {
        '&:not(:first-child)::before, &:not(:first-child)::after': {
          insetBlockEnd: 'auto',
          insetBlockStart: 'calc(50% - 1px)',
          insetInlineStart: 'auto',
          insetInlineEnd: '100%',
          inlineSize: '2.5rem',
          blockSize: '2px',
        },
        '&:not(:first-child)::after': { transformOrigin: 'left' },
        '[dir=rtl] &:not(:first-child)::after': { transformOrigin: 'right' },
      },
    },
    [forcedColours]: {
      selectors: { '&:not(:first-child)::after': { backgroundColor: 'CanvasText' } },
    },
    [`screen and ${motionOk}`]: {
      selectors: {
        '[data-run=waiting] > &:not(:first-child)::after': { scale: line },
        '[data-run=running] > &:not(:first-child)::after': {
          animation: `${grow} ${lineTime} ${motion.easeInOut} calc(${startsAt} - ${lineTime}) backwards`,
        },
      },
    },
  },
});

export const benefit = componentStyle('benefit', {
  '@media': {
    [`screen and ${motionOk}`]: {
      selectors: {
        [`[data-run=waiting] > ${link}:not(:first-child) > &`]: { opacity: 0 },
        [`[data-run=running] > ${link}:not(:first-child) > &`]: {
          animation: `${appear} ${motion.page} ${motion.easeOut} ${startsAt} backwards`,
        },
      },
    },
  },
});

export const text = componentStyle('text', {
  fontSize: fontSize.lg,
  fontWeight: 650,
  lineHeight: 1.35,
  textWrap: 'balance',
});
