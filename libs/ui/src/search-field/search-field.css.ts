import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

const { colour } = vars;

export const search = componentStyle(
  {
    appearance: 'none',
    paddingInline: '2.75rem',
    textOverflow: 'ellipsis',
    selectors: {
      // There is nothing to clear: the room is the placeholder's.
      '&:placeholder-shown': { paddingInlineEnd: '0.875rem' },
      '&::placeholder': { fontSize: fontSize.sm },
      // The browser's own, where it has one: seen by the pointer only.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'search',
);

export const glass = componentStyle(
  { insetInlineStart: '0.875rem', insetInlineEnd: 'auto' },
  'glass',
);

export const clear = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '0.125rem',
    insetInlineEnd: '0.125rem',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    backgroundColor: 'transparent',
    color: colour.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: colour.text },
      '&:focus-visible': { outlineOffset: '-3px' },
      ':is(:placeholder-shown, :disabled, :read-only) ~ &': { display: 'none' },
    },
    '@media': { print: { display: 'none' } },
  },
  'clear',
);
