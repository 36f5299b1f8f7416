import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, from, space } from '../theme/tokens.ts';

const { colour } = vars;

export const footer = componentStyle(
  { paddingBlockStart: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)', fontSize: fontSize.sm },
  'footer',
);

export const top = componentStyle(
  {
    display: 'grid',
    gap: space.xxl,
    '@media': { [from('lg')]: { gridTemplateColumns: '5fr 8fr', columnGap: space.huge } },
  },
  'top',
);

export const about = componentStyle(
  { display: 'grid', alignContent: 'start', gap: space.lg },
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

export const description = componentStyle(
  { maxInlineSize: '26rem', color: colour.textMuted },
  'description',
);

export const columns = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: `${space.xl} ${space.lg}`,
  },
  'columns',
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
    marginBlockStart: space.xxl,
    paddingBlock: space.lg,
    borderBlockStart: `1px solid ${colour.border}`,
    color: colour.textMuted,
  },
  'legal',
);

export const legalLinks = componentStyle(
  { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, listStyleType: '""' },
  'legalLinks',
);
