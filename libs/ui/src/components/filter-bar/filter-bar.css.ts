import { componentStyle } from '../../styles/theme/layers.css.ts';
import { inColumn, inRow } from '../../styles/theme/layouts.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

export const bar = componentStyle('bar', {
  ...inColumn(`${space.md} ${space.lg}`),
  alignItems: 'end',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

/** Narrower than cards in a swiped row: a phone shows two filters and the edge of a third. */
export const filters = componentStyle('filters', {
  '@media': {
    [below('md')]: { selectors: { '&&[data-phone=row]': { gridAutoColumns: '10.25rem' } } },
  },
});

export const foot = componentStyle('foot', {
  ...inRow(space.xs),
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
});

/** Pushes the buttons to the end. */
export const result = componentStyle('result', { marginInlineEnd: 'auto' });
