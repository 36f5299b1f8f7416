import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, from, space } from '../theme/tokens.ts';

export const list = componentStyle(
  {
    display: 'grid',
    gap: space.md,
    // The hairlines fill a card, whose contents are only as wide as they need.
    selectors: { '&[data-layout=columns]': { gap: 0, inlineSize: '100%' } },
  },
  'list',
);

export const pair = componentStyle(
  {
    minInlineSize: 0,
    selectors: {
      [`${list}[data-layout=columns] > &:not(:first-child)`]: {
        paddingBlockStart: space.sm,
        borderBlockStart: `1px solid ${vars.colour.border}`,
      },
      [`${list}[data-layout=columns] > &:not(:last-child)`]: { paddingBlockEnd: space.sm },
    },
    '@media': {
      [from('sm')]: {
        selectors: {
          [`${list}[data-layout=columns] > &`]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
            columnGap: space.lg,
            alignItems: 'baseline',
          },
        },
      },
    },
  },
  'pair',
);

export const term = componentStyle(
  { color: vars.colour.textMuted, fontSize: fontSize.sm, lineHeight: 1.5 },
  'term',
);

/** The second description of a term stands below the first, in the same column. */
export const description = componentStyle(
  { minInlineSize: 0, gridColumn: 2, fontWeight: 500 },
  'description',
);
