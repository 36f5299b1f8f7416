import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components, componentStyle } from '../theme/layers.css.ts';
import { below, fontSize, from, space } from '../theme/tokens.ts';

const { colour } = vars;

export const footer = componentStyle(
  { paddingBlockStart: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)', fontSize: fontSize.sm },
  'footer',
);

export const top = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxl,
    '@media': {
      [below('md')]: { gap: space.xl },
      [from('lg')]: { gridTemplateColumns: '5fr 8fr', columnGap: space.huge },
    },
  },
  'top',
);

const tablet = `${from('md')} and ${below('lg')}`;

/** What stands below the brand, on a tablet beside it; not on paper. */
export const extra = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    '@media': {
      [tablet]: { gridArea: '1 / 2 / -1', alignSelf: 'start' },
      print: { display: 'none' },
    },
  },
  'extra',
);

export const about = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.lg,
    '@media': {
      [tablet]: {
        selectors: {
          [`&:has(> ${extra})`]: { gridTemplate: 'auto auto 1fr / repeat(2, minmax(0, 1fr))' },
        },
      },
    },
  },
  'about',
);

export const brand = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.625rem',
    inlineSize: 'fit-content',
    color: colour.text,
    fontSize: fontSize.lg,
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-0.015em',
    textDecoration: 'none',
  },
  'brand',
);

/** A long name takes the next line, not the mark's room. */
globalStyle(`${brand} > svg`, { '@layer': { [components]: { flexShrink: 0 } } });

export const description = componentStyle(
  { maxInlineSize: '26rem', color: colour.textMuted },
  'description',
);

export const columns = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: `${space.xl} ${space.lg}`,
    '@media': { print: { display: 'none' } },
  },
  'columns',
);

/** On a phone two stand beside one another: the last of three has the row, for its long labels. */
export const column = componentStyle(
  {
    '@media': {
      [below('sm')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    },
  },
  'column',
);

export const title = componentStyle(
  { marginBlockEnd: space.sm, fontSize: fontSize.sm, fontWeight: 650 },
  'title',
);

export const list = componentStyle({ listStyleType: '""' }, 'list');

export const link = componentStyle(
  {
    display: 'inline-block',
    paddingBlock: '0.3125rem',
    color: colour.textMuted,
    lineHeight: 1.45,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: colour.text, textDecoration: 'underline' },
      '&[aria-current]': { color: colour.accent },
    },
  },
  'link',
);

export const legal = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.lg}`,
    marginBlockStart: space.xl,
    paddingBlock: space.lg,
    borderBlockStart: `1px solid ${colour.border}`,
    color: colour.textMuted,
    '@media': {
      // The way back to the top floats at the end.
      [below('edge')]: { paddingInlineEnd: space.huge },
      print: { paddingInlineEnd: 0 },
    },
  },
  'legal',
);

export const legalLinks = componentStyle(
  { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, listStyleType: '""' },
  'legalLinks',
);
