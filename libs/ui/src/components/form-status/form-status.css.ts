import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { inRow } from '../../styles/theme/layouts.ts';
import { space } from '../../styles/theme/tokens.ts';

export const status = componentStyle('status', {
  borderRadius: vars.radius.medium,
  // With nothing to say it takes no room, no gap of its parent either.
  selectors: { '&[data-state=idle]': { position: 'absolute' } },
});

export const sending = componentStyle('sending', {
  ...inRow(space.sm),
  selectors: { '&:not(:empty)': { minBlockSize: '2.75rem' } },
});

export const ring = componentStyle('ring', { color: vars.colour.accent });

export const retry = componentStyle('retry', { marginBlockStart: space.sm });
