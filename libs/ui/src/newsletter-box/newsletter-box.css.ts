import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, space } from '../theme/tokens.ts';

export const box = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    maxInlineSize: '32rem',
    color: vars.colour.text,
  },
  'box',
);

export const words = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs },
  'words',
);

export const text = componentStyle({ color: vars.colour.textMuted, fontSize: fontSize.sm }, 'text');

/** In one row as long as the address has room; the button is as wide as the row below it. */
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs }, 'row');

export const address = componentStyle(
  { flex: '999 1 10rem', inlineSize: 'auto', minInlineSize: 0 },
  'address',
);

export const submit = componentStyle({ flex: '1 0 auto', maxInlineSize: '100%' }, 'submit');

export const note = componentStyle(
  { color: vars.colour.textMuted, fontSize: fontSize.sm, lineHeight: 1.5 },
  'note',
);
