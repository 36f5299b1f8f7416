import { colour, inColumn, wrapping } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

export const hero = componentStyle('hero', {
  overflow: 'clip',
  paddingBlock: 'clamp(2.25rem, 0.85rem + 5.8vw, 6rem)',
  backgroundImage: `radial-gradient(75% 110% at 88% 0%, color-mix(in srgb, ${colour.accent} 17%, transparent), transparent 70%)`,
});

export const layout = componentStyle('layout', {
  ...inColumn(space.xl),
  alignItems: 'center',
  '@media': { [from('lg')]: { gridTemplateColumns: '6fr 5fr', columnGap: space.huge } },
});

export const words = componentStyle('words', inColumn(space.lg));

/** Keeps lines short on wide screens too: two or three words each. */
export const headline = componentStyle('headline', { maxInlineSize: '8.75em' });

export const actions = componentStyle('actions', {
  ...wrapping(space.sm),
  marginBlockStart: space.xs,
});

export const picture = componentStyle('picture', {
  '@media': {
    [below('lg')]: { maxInlineSize: '30rem', marginInline: 'auto', inlineSize: '100%' },
    [from('lg')]: { marginBlock: '-2rem', marginInlineEnd: '-2.5rem' },
  },
});

export const facts = componentStyle('facts', {
  marginBlockStart: 'clamp(2.5rem, 2rem + 2.5vw, 4.5rem)',
  paddingBlockStart: space.xl,
  borderBlockStart: `1px solid ${colour.border}`,
});
