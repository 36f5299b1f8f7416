import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

const { colour } = vars;

export const pageHeader = componentStyle('pageHeader', {
  overflow: 'clip',
  paddingBlock: 'clamp(2rem, 1.5rem + 2.5vw, 4rem)',
  backgroundImage: `radial-gradient(75% 130% at 92% 0%, color-mix(in srgb, ${colour.accent} 17%, transparent), transparent 70%)`,
});

export const way = componentStyle('way', { marginBlockEnd: space.lg });

export const layout = componentStyle('layout', {
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
});

export const words = componentStyle('words', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const headline = componentStyle('headline', { maxInlineSize: '18em' });

/** A comfortable line, in the ground's quieter ink. */
export const text = componentStyle('text', { maxInlineSize: '42rem', color: colour.textMuted });

export const actions = componentStyle('actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.sm,
});

export const picture = componentStyle('picture', {
  '@media': { [below('lg')]: { maxInlineSize: '26rem' } },
});
