import { colour, inlineRow, inRow, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareButton } from '../style/bare-button.ts';
import { text } from '../style/tokens.ts';
import { markedWhenForced } from '../style/chosen.ts';

/** The strip below the filters: the counts, and what is new at its end. */
export const strip = style({
  ...inRow('0.5rem'),
  paddingInlineEnd: '1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  flex: '1 1 0',
  display: 'flex',
  gap: '0.25rem',
  minInlineSize: 0,
  paddingBlock: '0.375rem',
  paddingInline: '0.75rem 0.25rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: '1rem 1.5rem',
  // The options at the edges fade, to tell that there are more.
  maskImage:
    'linear-gradient(to right, transparent, #000 0.75rem, #000 calc(100% - 1.25rem), transparent)',
});

export const option = style({
  flex: 'none',
  ...inlineRow('0.375rem'),
  minBlockSize: '1.75rem',
  paddingInline: '0.5rem',
  ...bareButton,
  borderRadius: radius.small,
  color: colour.textMuted,
  fontSize: text.usual,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: colour.sunken, color: colour.text },
    '&[aria-pressed=true]': {
      backgroundColor: colour.accentSoft,
      color: colour.text,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    ...markedWhenForced('&[aria-pressed=true]:not(:focus-visible)'),
  },
});

export const count = style({
  minInlineSize: '1ch',
  color: colour.text,
  fontWeight: 600,
  selectors: { '[data-empty] > &': { color: colour.textMuted, fontWeight: 400 } },
});

export const fresh = style({
  flex: 'none',
  ...inlineRow('0.375rem'),
  minBlockSize: '1.75rem',
  paddingInline: '0.625rem',
  border: 0,
  borderRadius: radius.full,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  fontSize: text.usual,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: colour.accentHover } },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
