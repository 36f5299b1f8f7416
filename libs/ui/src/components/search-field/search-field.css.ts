import { iconButton } from '../../internal/icon-button/icon-button.ts';
import { colour, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const search = componentStyle('search', {
  appearance: 'none',
  paddingInline: '2.75rem',
  textOverflow: 'ellipsis',
  selectors: {
    // An empty field has no Clear: the placeholder takes its room.
    '&:placeholder-shown': { paddingInlineEnd: '0.875rem' },
    '&::placeholder': { fontSize: fontSize.sm },
    // Hides the browser's own button, which only the pointer can reach.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const glass = componentStyle('glass', {
  insetInlineStart: '0.875rem',
  insetInlineEnd: 'auto',
});

export const clear = componentStyle('clear', {
  ...iconButton,
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.125rem',
  borderRadius: radius.medium,
  selectors: {
    '&:hover': { color: colour.text },
    '&:focus-visible': { outlineOffset: '-3px' },
    ':is(:placeholder-shown, :disabled, :read-only) ~ &': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
