import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

export const count = createVar('count');

/** Equal columns by `[data-columns]` and the width of the view. */
export const columns = componentStyle('columns', {
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  gap: space.lg,
  listStyleType: '""',
  vars: { [count]: '1' },
  '@media': {
    // Cells are stacked on a phone, so that the gap is between rows.
    [below('sm')]: { gap: space.md, selectors: { '&&[data-gap=xxl]': { gap: space.xl } } },
    [from('md')]: {
      vars: { [count]: '2' },
      // Three columns for exactly three children: else the last row would have a hole.
      selectors: {
        '&[data-columns="3"]:has(> :nth-child(3):last-child)': { vars: { [count]: '3' } },
      },
    },
    [from('lg')]: {
      selectors: Object.fromEntries(
        ['3', '4', '5', '6'].map((columns) => [
          `&[data-columns="${columns}"]`,
          { vars: { [count]: columns } },
        ]),
      ),
    },
  },
});
