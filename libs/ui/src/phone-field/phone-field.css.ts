import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

export const phone = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'phone');

/** What became of a pasted number. */
export const note = componentStyle(
  {
    color: vars.colour.textMuted,
    fontSize: fontSize.sm,
    lineHeight: 1.4,
    selectors: { '&:not(:empty)': { marginBlockStart: '0.375rem' } },
  },
  'note',
);
