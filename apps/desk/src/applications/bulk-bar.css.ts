import { colour, inRow, wrapping } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { region as toasts } from '../toasts/toasts.css.ts';
import { list } from '../lists/list-view.css.ts';
import { low, phone } from '../style/tokens.ts';

/** Room around the actions for the focus outlines, which a scrolling box cuts off. */
const outline = '0.1875rem';
const little = '(max-width: 44rem)';

/** One line; where there is little room the actions have a line of their own, which scrolls. */
export const bar = style({
  ...inRow('0.25rem 0.75rem'),
  paddingBlock: '0.3125rem',
  paddingInline: '1rem',
  borderBlockStart: `1px solid ${colour.border}`,
  backgroundColor: colour.sunken,
  '@container': { [little]: { flexDirection: 'column', alignItems: 'stretch' } },
  '@media': {
    // The list scrolls, but not this.
    [low]: { position: 'sticky', zIndex: 2, insetBlockEnd: 0 },
    print: { display: 'none' },
  },
});
/** Keeps the focused row clear of the bar. */
globalStyle(`${list}:has(> .${bar})`, { '@media': { [low]: { scrollPaddingBlockEnd: '6.5rem' } } });
/** Toasts stand above it, so that its buttons can be pressed. */
globalStyle(`body:has(.${bar}) .${toasts}`, {
  '@media': { [`not all and ${phone}`]: { insetBlockEnd: '3rem' } },
});

export const head = style({
  flex: 'none',
  ...inRow('0.25rem'),
  justifyContent: 'space-between',
});

export const actions = style({
  flex: '1 1 auto',
  ...inRow('0.5rem'),
  minInlineSize: 0,
  padding: outline,
  margin: `0 -${outline}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: '0.5rem',
  scrollbarWidth: 'none',
  '@container': {
    [little]: {
      marginInlineEnd: '-1rem',
      paddingInlineEnd: '1.5rem',
      // The end fades, to tell that there is more.
      maskImage: 'linear-gradient(to right, #000 calc(100% - 1.5rem), transparent)',
    },
  },
});
globalStyle(`${actions} > *`, { flex: 'none' });
/** The longest name of a colleague does not set the width. */
globalStyle(`${actions} > div:has(> * > select), ${actions} > div:has(> select)`, {
  maxInlineSize: '7.5rem',
});

export const count = style({ fontWeight: 650, whiteSpace: 'nowrap' });
export const form = style({ display: 'flex', gap: '0.375rem' });
export const tag = style({ inlineSize: '6.5rem' });
export const hint = style({ color: colour.textMuted });
export const left = style({ display: 'grid', listStyle: 'none' });
export const one = style({
  ...wrapping('0.25rem 1rem'),
  justifyContent: 'space-between',
  paddingBlock: '0.5rem',
  borderBlockEnd: `1px solid ${colour.border}`,
});
export const name = style({ flexGrow: 1, fontWeight: 600 });
