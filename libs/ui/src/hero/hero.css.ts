import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { below, from, space } from '../theme/tokens.ts';

const { colour } = vars;

export const hero = componentStyle(
  {
    overflow: 'clip',
    paddingBlock: 'clamp(3rem, 2rem + 4.5vw, 6rem)',
    backgroundImage: `radial-gradient(75% 110% at 88% 0%, color-mix(in srgb, ${colour.accent} 17%, transparent), transparent 70%)`,
  },
  'hero',
);

export const layout = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxl,
    alignItems: 'center',
    '@media': { [from('lg')]: { gridTemplateColumns: '6fr 5fr', columnGap: space.huge } },
  },
  'layout',
);

export const words = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg },
  'words',
);

/** Short lines, on wide screens too: two or three words each. */
export const headline = componentStyle({ maxInlineSize: '8.75em' }, 'headline');

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.xs },
  'actions',
);

export const picture = componentStyle(
  {
    '@media': {
      [below('lg')]: { maxInlineSize: '30rem', marginInline: 'auto', inlineSize: '100%' },
      [from('lg')]: { marginBlock: '-2rem', marginInlineEnd: '-2.5rem' },
    },
  },
  'picture',
);

export const facts = componentStyle(
  {
    marginBlockStart: 'clamp(2.5rem, 2rem + 2.5vw, 4.5rem)',
    paddingBlockStart: space.xl,
    borderBlockStart: `1px solid ${colour.border}`,
  },
  'facts',
);
