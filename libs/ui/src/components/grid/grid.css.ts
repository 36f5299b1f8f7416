import { createVar } from '@vanilla-extract/css';
import { gapSelectors } from '../../styles/theme/gaps.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { from, space } from '../../styles/theme/tokens.ts';

const columns = createVar('columns');

export const grid = componentStyle('grid', {
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: space.lg,
  listStyleType: '""',
  vars: { [columns]: '1' },
  selectors: {
    ...gapSelectors(),
    '&[data-phone="2"]': { vars: { [columns]: '2' } },
  },
  '@media': {
    [from('md')]: {
      vars: { [columns]: '2' },
      // Three of three: no hole beside the last one.
      selectors: {
        '&[data-columns="3"]:has(> :nth-child(3):last-child)': { vars: { [columns]: '3' } },
      },
    },
    [from('lg')]: {
      selectors: {
        '&[data-columns="3"]': { vars: { [columns]: '3' } },
        '&[data-columns="4"]': { vars: { [columns]: '4' } },
        '&[data-columns="5"]': { vars: { [columns]: '5' } },
        '&[data-columns="6"]': { vars: { [columns]: '6' } },
      },
    },
  },
});
