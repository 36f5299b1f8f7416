import { colour, inColumn, wrapping } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

export const pageHeader = componentStyle('pageHeader', {
  overflow: 'clip',
  paddingBlock: 'clamp(1rem, 0.3rem + 2.9vw, 3.25rem) clamp(1.75rem, 1.3rem + 1.9vw, 3.25rem)',
  backgroundImage: `radial-gradient(75% 130% at 92% 0%, color-mix(in srgb, ${colour.accent} 17%, transparent), transparent 70%)`,
});

export const layout = componentStyle('layout', {
  ...inColumn(`${space.lg} ${space.huge}`),
  alignItems: 'center',
  // The links of the breadcrumbs are higher than their words.
  '@media': { [below('sm')]: { rowGap: space.xs } },
});

/** The breadcrumbs are at the same height on every page, however long the text below is. */
export const way = componentStyle('way', { alignSelf: 'start' });

export const words = componentStyle('words', inColumn(space.md));

export const headline = componentStyle('headline', { maxInlineSize: '18em' });

/** A comfortable line length, in muted text. */
export const text = componentStyle('text', { maxInlineSize: '42rem', color: colour.textMuted });

export const actions = componentStyle('actions', {
  ...wrapping(space.sm),
  marginBlockStart: space.sm,
});

/** The picture is beside the text from 1024 px, of one size and place on every page; below it on narrower views. */
export const picture = componentStyle('picture', {
  '@media': {
    [below('lg')]: {
      maxInlineSize: '30rem',
      marginBlockStart: space.xs,
      selectors: { '&[data-at=beside]': { display: 'none' } },
    },
    [from('lg')]: { gridArea: '1 / 2', selectors: { [`${way} ~ &`]: { gridRowEnd: 'span 2' } } },
  },
});

componentGlobalStyle(`${layout}:has(> ${picture})`, {
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

componentGlobalStyle(`${layout}:has(> ${way})`, {
  '@media': { [from('lg')]: { gridTemplateRows: 'auto minmax(0, 1fr)' } },
});
