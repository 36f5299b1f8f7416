import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, from, space } from '../../styles/theme/tokens.ts';

export const list = componentStyle('list', {
  display: 'grid',
  gap: space.md,
  // The hairlines fill a card, whose contents are only as wide as they need.
  selectors: { '&[data-layout=columns]': { gap: 0, inlineSize: '100%' } },
});

export const pair = componentStyle('pair', {
  minInlineSize: 0,
  selectors: {
    [`${list}[data-layout=columns] > &:not(:first-child)`]: {
      paddingBlockStart: space.sm,
      borderBlockStart: `1px solid ${colour.border}`,
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
});

export const term = componentStyle('term', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

/** The second description of a term stands below the first, in the same column. */
export const description = componentStyle('description', {
  minInlineSize: 0,
  gridColumn: 2,
  fontWeight: 500,
});
