import { vars } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const pages = style({ display: 'grid', gap: '0.75rem', listStyle: 'none' });

/** Paper is white, whatever the desk is. A4, until it is known. */
export const page = style({
  position: 'relative',
  aspectRatio: '210 / 297',
  border: `1px solid ${vars.colour.border}`,
  overflow: 'hidden',
  backgroundColor: 'white',
  colorScheme: 'light',
});

export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const failed = style({ position: 'absolute', inset: 0, padding: '1rem', color: 'black' });

/** The text over what is drawn: it is selected, found and read aloud, and not seen. PDF.js places it by these. */
export const text = style({
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
});
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
});
globalStyle(`${text} .markedContent`, { display: 'contents' });
globalStyle(`${text} ::selection`, {
  backgroundColor: 'rgb(0 90 200 / 0.3)',
  color: 'transparent',
});
