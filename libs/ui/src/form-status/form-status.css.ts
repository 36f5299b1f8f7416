import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { space } from '../theme/tokens.ts';

export const status = componentStyle(
  {
    borderRadius: vars.radius.medium,
    // With nothing to say it takes no room, no gap of its parent either.
    selectors: { '&[data-state=idle]': { position: 'absolute' } },
  },
  'status',
);

export const sending = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    selectors: { '&:not(:empty)': { minBlockSize: '2.75rem' } },
  },
  'sending',
);

export const ring = componentStyle({ color: vars.colour.accent }, 'ring');

export const retry = componentStyle({ marginBlockStart: space.sm }, 'retry');
