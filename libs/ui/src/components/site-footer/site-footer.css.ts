import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { components, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize, from, space } from '../../styles/theme/tokens.ts';

const { colour } = vars;

export const footer = componentStyle('footer', {
  paddingBlockStart: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)',
  fontSize: fontSize.sm,
});

export const top = componentStyle('top', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': {
    [below('md')]: { gap: space.xl },
    [from('lg')]: { gridTemplateColumns: '5fr 8fr', columnGap: space.huge },
  },
});

const tablet = `${from('md')} and ${below('lg')}`;

/** What stands below the brand, on a tablet beside it; not on paper. */
export const extra = componentStyle('extra', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [tablet]: { gridArea: '1 / 2 / -1', alignSelf: 'start' },
    print: { display: 'none' },
  },
});

export const about = componentStyle('about', {
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
});

export const brand = componentStyle('brand', {
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
});

/** A long name takes the next line, not the mark's room. */
globalStyle(`${brand} > svg`, { '@layer': { [components]: { flexShrink: 0 } } });

export const description = componentStyle('description', {
  maxInlineSize: '26rem',
  color: colour.textMuted,
});

export const columns = componentStyle('columns', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.xl} ${space.lg}`,
  '@media': { print: { display: 'none' } },
});

/** On a phone two stand beside one another: the last of three has the row, for its long labels. */
export const column = componentStyle('column', {
  '@media': {
    [below('sm')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const title = componentStyle('title', {
  marginBlockEnd: space.sm,
  fontSize: fontSize.sm,
  fontWeight: 650,
});

export const list = componentStyle('list', { listStyleType: '""' });

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
});

export const legalLinks = componentStyle('legalLinks', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  listStyleType: '""',
});
