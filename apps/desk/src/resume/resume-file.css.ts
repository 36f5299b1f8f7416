import { colour, framed, inRow, radius, shadow } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text as size } from '../style/tokens.ts';
import { typedText } from '../style/typed-text.ts';

/** Paper is white in every theme. */
const PAPER = '#fff';
const INK = '#1b1f24';

export const hint = style({ color: colour.textMuted });

export const failure = style({
  ...inRow('0.75rem'),
  flexWrap: 'wrap',
});

export const tools = style(inRow('0.25rem'));
export const count = style({ marginInlineEnd: 'auto', color: colour.textMuted });
export const zoom = style({ fontSize: size.open, lineHeight: 1 });

export const pages = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  overflowX: 'auto',
  borderRadius: radius.small,
});

export const page = style({
  position: 'relative',
  overflow: 'clip',
  ...framed(radius.small),
  boxShadow: shadow.low,
  backgroundColor: PAPER,
  colorScheme: 'only light',
  vars: { '--scale-round-x': '1px', '--scale-round-y': '1px' },
});

export const picture = style({ position: 'absolute', inset: 0 });
globalStyle(`${picture} > canvas`, { display: 'block', inlineSize: '100%', blockSize: '100%' });

export const pageBroken = style({
  position: 'absolute',
  insetBlockStart: '1rem',
  insetInline: '1rem',
  color: INK,
});

/* The PDF library positions the text over a page, and sets the custom properties that are used here. */

export const pageText = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  textAlign: 'initial',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  overflowWrap: 'normal',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});
globalStyle(`${pageText} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${pageText} > :not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform:
    'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
});
globalStyle(`${pageText} ::selection`, {
  color: 'transparent',
  backgroundColor: 'rgb(0 90 200 / 0.3)',
});

export const text = style({
  padding: 'clamp(1rem, 5cqi, 2.5rem)',
  ...framed(radius.small),
  boxShadow: shadow.low,
  backgroundColor: PAPER,
  color: INK,
  colorScheme: 'only light',
  fontSize: size.read,
  lineHeight: 1.6,
  overflowX: 'auto',
  ...typedText,
});
globalStyle(`${text} :is(p, ul, ol, table)`, { marginBlockEnd: '0.625rem', maxInlineSize: '75ch' });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: '1.375rem' });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
globalStyle(`${text} :is(h4, h5, h6)`, {
  marginBlock: '1rem 0.375rem',
  color: INK,
  fontSize: size.view,
  fontWeight: 650,
  lineHeight: 1.35,
});
globalStyle(`${text} h4`, { fontSize: size.open });
globalStyle(`${text} :is(td, th, li) > :last-child, ${text} > :last-child`, { marginBlockEnd: 0 });
globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${text} table`, { borderCollapse: 'collapse' });
globalStyle(`${text} :is(td, th)`, {
  padding: '0.25rem 0.5rem',
  border: '1px solid #d5d8dd',
  textAlign: 'start',
  verticalAlign: 'top',
});
