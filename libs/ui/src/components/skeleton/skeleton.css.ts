import { keyframes } from '@vanilla-extract/css';
import { colour, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours, motionOk } from '../../styles/theme/tokens.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** Three cycles of 1.6 s: it ends before 5 s. */
const breathing = `${pulse} 1.6s ease-in-out 3`;

const fill = { backgroundColor: colour.border } as const;

const outlined = { border: '1px solid GrayText' } as const;

/** As high as the lines of text to come, in the text size of its place. */
export const lines = componentStyle('lines', { display: 'block' });

export const line = componentStyle('line', {
  display: 'block',
  blockSize: '1lh',
  paddingBlock: '0.27lh',
  '::before': {
    content: '',
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.small,
    ...fill,
  },
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  '@media': {
    [motionOk]: { '::before': { animation: breathing } },
    [forcedColours]: { '::before': outlined },
  },
});

export const shape = componentStyle('shape', {
  display: 'block',
  borderRadius: radius.medium,
  selectors: {
    '&[data-size=sm]': { blockSize: '3rem' },
    '&[data-size=md]': { blockSize: '8rem' },
    '&[data-size=lg]': { blockSize: '16rem' },
    '&[data-shape=circle]': { flexShrink: 0, aspectRatio: '1', borderRadius: '50%' },
  },
  ...fill,
  '@media': { [motionOk]: { animation: breathing }, [forcedColours]: outlined },
});
