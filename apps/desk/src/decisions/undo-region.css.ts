import { UNDO_MS } from '@example/api/desk';
import { colour, inlineRow, inRow, radius, square, wrapping } from '@example/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bar } from '../applications/bulk-bar.css.ts';
import { region as toasts } from '../toasts/toasts.css.ts';
import { bareButton } from '../style/bare-button.ts';
import { phone, text } from '../style/tokens.ts';

export const region = style({
  flex: 'none',
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  backgroundColor: colour.inverse,
  color: colour.textOnInverse,
  '@media': { print: { display: 'none' } },
});

export const notices = style({ display: 'grid', listStyle: 'none' });

export const notice = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  paddingBlock: '0.625rem',
  paddingInline: '1rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.textMutedOnInverse}` } },
});
/** Toasts stand above it, and above the bar of the selected rows over it, so that the buttons can be pressed. */
for (const [bars, insetBlockEnd] of [
  [`:has(.${notice})`, '3.25rem'],
  [`:has(.${bar}):has(.${notice})`, '6.25rem'],
] as const)
  globalStyle(`body${bars} .${toasts}`, {
    '@media': { [`not all and ${phone}`]: { insetBlockEnd } },
  });

const runsOut = keyframes({ from: { transform: 'none' }, to: { transform: 'scaleX(0)' } });

/** A line that runs out with the time. */
export const time = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  backgroundColor: colour.accentOnInverse,
  transformOrigin: 'left',
  animation: `${runsOut} ${String(UNDO_MS)}ms linear both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const line = style({
  ...inRow('0.5rem 1rem'),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const quiet = style({ color: colour.textMutedOnInverse });

export const actions = style({
  ...inRow('0.5rem'),
  '@media': { [phone]: { flex: '1 0 100%', justifyContent: 'flex-end' } },
});

export const key = style({
  minInlineSize: '1.25rem',
  marginInlineStart: '0.5rem',
  paddingInline: '0.25rem',
  border: '1px solid currentColor',
  borderRadius: '0.25rem',
  fontFamily: 'inherit',
  fontSize: text.small,
  '@media': { '(hover: none)': { display: 'none' } },
});

const onInverse = {
  ...bareButton,
  color: colour.textOnInverse,
  fontSize: text.usual,
} as const;

export const hide = style({
  ...onInverse,
  display: 'inline-grid',
  placeItems: 'center',
  ...square('2rem'),
  borderRadius: radius.small,
  selectors: { '&:hover': { backgroundColor: colour.inverseSurface } },
  '@media': { [phone]: square('2.5rem') },
});

export const people = style({
  ...wrapping('0.375rem'),
  listStyle: 'none',
});

export const person = style({
  ...onInverse,
  ...inlineRow('0.375rem'),
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  border: `1px solid ${colour.textMutedOnInverse}`,
  borderRadius: radius.full,
  selectors: { '&:hover': { backgroundColor: colour.inverseSurface } },
  '@media': { [phone]: { minBlockSize: '2.5rem' } },
});
