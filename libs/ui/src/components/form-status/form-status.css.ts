import { colour, inRow, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

export const status = componentStyle('status', {
  borderRadius: radius.medium,
  // An idle status takes no room, and no gap of its parent.
  selectors: { '&[data-state=idle]': { position: 'absolute' } },
});

export const sending = componentStyle('sending', {
  ...inRow(space.sm),
  selectors: { '&:not(:empty)': { minBlockSize: '2.75rem' } },
});

export const ring = componentStyle('ring', { color: colour.accent });

export const retry = componentStyle('retry', { marginBlockStart: space.sm });
