import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { below, from, space } from '../theme/tokens.ts';

const { colour } = vars;

export const pageHeader = componentStyle(
  {
    overflow: 'clip',
    paddingBlock: 'clamp(2rem, 1.5rem + 2.5vw, 4rem)',
    backgroundImage: `radial-gradient(75% 130% at 92% 0%, color-mix(in srgb, ${colour.accent} 17%, transparent), transparent 70%)`,
  },
  'pageHeader',
);

export const way = componentStyle({ marginBlockEnd: space.lg }, 'way');

export const layout = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'center',
    '@media': {
      [from('lg')]: {
        selectors: {
          '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
        },
        columnGap: space.huge,
      },
    },
  },
  'layout',
);

export const words = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md },
  'words',
);

export const headline = componentStyle({ maxInlineSize: '18em' }, 'headline');

/** A comfortable line, in the ground's quieter ink. */
export const text = componentStyle({ maxInlineSize: '42rem', color: colour.textMuted }, 'text');

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.sm },
  'actions',
);

export const picture = componentStyle(
  { '@media': { [below('lg')]: { maxInlineSize: '26rem' } } },
  'picture',
);
