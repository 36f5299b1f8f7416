import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

export const counter = componentStyle(
  {
    display: 'grid',
    gap: '0.375rem',
    justifyItems: 'start',
    selectors: { '&[data-align=center]': { justifyItems: 'center', textAlign: 'center' } },
  },
  'counter',
);

/** While counting, both figures lie in one cell: the final one keeps the room, and its start. */
export const figure = componentStyle(
  {
    display: 'grid',
    fontFamily: vars.font.heading,
    fontSize: fontSize.xxxl,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.03em',
    lineHeight: 1.1,
    color: vars.colour.accent,
  },
  'figure',
);

export const number = componentStyle(
  {
    gridArea: '1 / 1',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-counting] > &:not([aria-hidden])': { opacity: 0 },
      '[data-counting] > &[aria-hidden]': { textAlign: 'start' },
    },
  },
  'number',
);

export const label = componentStyle({ color: vars.colour.textMuted, fontWeight: 500 }, 'label');
