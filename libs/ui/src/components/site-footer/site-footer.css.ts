import type { StyleRule } from '@vanilla-extract/css';
import { colour, inColumn, inRow } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize, from, space } from '../../styles/theme/tokens.ts';

export const footer = componentStyle('footer', {
  paddingBlockStart: 'clamp(2.5rem, 1.5rem + 4.1vw, 5rem)',
  fontSize: fontSize.sm,
});

export const top = componentStyle('top', {
  ...inColumn(space.xxl),
  '@media': {
    [below('md')]: { gap: space.lg },
    [from('lg')]: { gridTemplateColumns: '5fr 8fr', columnGap: space.huge },
  },
});

const tablet = `${from('md')} and ${below('lg')}`;

/** Contents below the brand, on a tablet beside it; not on paper. */
export const extra = componentStyle('extra', {
  ...inColumn(space.lg),
  '@media': {
    [tablet]: { gridArea: '1 / 2 / -1' },
    print: { display: 'none' },
  },
});

export const about = componentStyle('about', {
  ...inColumn(space.lg),
  alignContent: 'start',
  '@media': {
    [below('sm')]: { gap: space.md },
    [tablet]: {
      selectors: {
        [`&:has(> ${extra})`]: {
          gridTemplate: 'auto auto 1fr / repeat(2, minmax(0, 1fr))',
          // The last row is as high as the contents beside it need.
          alignItems: 'start',
        },
      },
    },
  },
});

export const brand = componentStyle('brand', {
  ...inRow('0.625rem'),
  inlineSize: 'fit-content',
  color: colour.text,
  fontSize: fontSize.lg,
  lineHeight: 1.15,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

/** A long name wraps instead of narrowing the mark. */
componentGlobalStyle(`${brand} > svg`, { flexShrink: 0 });

export const description = componentStyle('description', {
  maxInlineSize: '26rem',
  color: colour.textMuted,
});

/** From here on the lists stand open beside one another; on a phone each is folded under its title. */
const wide = from('sm');
/** Browsers without it (Safari before 18.4, Firefox before 143) keep the lists folded at every width. */
const canUnfold = 'selector(::details-content)';

const onceUnfolded = (rule: StyleRule): StyleRule => ({
  '@supports': { [canUnfold]: { '@media': { [wide]: rule } } },
});

export const columns = componentStyle('columns', {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
      alignItems: 'start',
      gap: `${space.xl} ${space.lg}`,
    },
    print: { display: 'none' },
  },
});

export const column = componentStyle('column', {
  borderBlockEnd: `1px solid ${colour.border}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${colour.border}` } },
  ...onceUnfolded({ borderBlock: 0, selectors: { '&:first-child': { borderBlock: 0 } } }),
});

const titleText = { fontSize: fontSize.sm, fontWeight: 650 } as const;

/** Stands above an open list, in place of the summary. */
export const title = componentStyle('title', {
  ...titleText,
  display: 'none',
  marginBlockEnd: space.sm,
  ...onceUnfolded({ display: 'block' }),
});

/** Open at every width that has room for its list, whatever its state on a phone. */
export const fold = componentStyle('fold', {
  ...onceUnfolded({
    selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
  }),
});

export const summary = componentStyle('summary', {
  ...inRow(space.sm),
  justifyContent: 'space-between',
  paddingBlock: space.sm,
  cursor: 'pointer',
  // Safari draws its own mark beside a flex box, too.
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...onceUnfolded({ display: 'none' }),
});

export const foldTitle = componentStyle('foldTitle', titleText);

export const chevron = componentStyle('chevron', {
  flexShrink: 0,
  color: colour.textMuted,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});

export const list = componentStyle('list', {
  listStyleType: '""',
  selectors: { [`${fold} > &`]: { paddingBlockEnd: space.sm } },
  ...onceUnfolded({ selectors: { [`${fold} > &`]: { paddingBlockEnd: 0 } } }),
});

export const link = componentStyle('link', {
  display: 'inline-block',
  paddingBlock: '0.3125rem',
  color: colour.textMuted,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.text, textDecoration: 'underline' },
    '&[aria-current]': { color: colour.accent },
  },
});

export const legal = componentStyle('legal', {
  ...inRow(`${space.xs} ${space.lg}`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockStart: space.xl,
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${colour.border}`,
  color: colour.textMuted,
  '@media': {
    // The last folded list ends with a line of its own.
    [below('sm')]: {
      marginBlockStart: 0,
      paddingBlock: space.md,
      borderBlockStart: 0,
      fontSize: fontSize.xs,
    },
    // The way back to the top floats at the end.
    [below('edge')]: { paddingInlineEnd: space.huge },
    print: { paddingInlineEnd: 0 },
  },
});

export const legalLinks = componentStyle('legalLinks', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  listStyleType: '""',
});
