import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { inColumn, inRow } from '../../styles/theme/parts.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

export const bar = componentStyle('bar', {
  ...inColumn(`${space.md} ${space.lg}`),
  alignItems: 'end',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

/** From this width on, two filters and the edge of a third fit; below it the edge cuts the second. */
const holdsTwo = '(min-width: 22em)';

const columnsOf = (size: string) => ({
  selectors: { '&&[data-phone=row]': { gridAutoColumns: `minmax(${size}, 1fr)` } },
});

/** Narrower than cards in a swiped row: a phone shows two filters and the edge of a third, or all. */
export const filters = componentStyle('filters', {
  '@media': {
    [below('md')]: columnsOf('10.375rem'),
    [`${holdsTwo} and ${below('md')}`]: columnsOf('min(10.375rem, 42.5vw)'),
  },
});

// Leaves as much room as can be to the words. Browsers enlarge the page at a control whose text is smaller than 1 rem.
componentGlobalStyle(`${filters} select:not([multiple])`, {
  '@media': { [below('sm')]: { paddingInline: '0.75rem 2.25rem', fontSize: '1rem' } },
});

export const foot = componentStyle('foot', {
  ...inRow(space.xs),
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
});

/** Pushes the buttons to the end. */
export const result = componentStyle('result', { marginInlineEnd: 'auto' });
