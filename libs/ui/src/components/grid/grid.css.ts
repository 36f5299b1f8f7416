import { createVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { gutter } from '../container/container.css.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from, space } from '../../styles/theme/tokens.ts';

const columns = createVar('columns');

/** The width of a phone. Cards are stacked when enlarged text would not fit. */
const phone = `${from('xs')} and ${below('md')}`;
/** Room for the outlines and shadows of cards, which a scrolling box cuts off. */
const rim = '0.5rem';

export const grid = componentStyle('grid', {
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: space.lg,
  listStyleType: '""',
  vars: { [columns]: '1' },
  '@media': {
    [from('xs')]: { selectors: { '&[data-phone="2"]': { vars: { [columns]: '2' } } } },
    // Cells are stacked on a phone, so that the gap is between rows.
    [below('sm')]: { gap: space.md, selectors: { '&&[data-gap=xxl]': { gap: space.xl } } },
    [`screen and ${phone}`]: {
      selectors: {
        '&[data-phone=row]': {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'min(80%, 19rem)',
          marginBlock: `-${rim}`,
          marginInline: `calc(-1 * ${gutter})`,
          paddingBlock: rim,
          paddingInline: gutter,
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollPaddingInline: gutter,
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'thin',
        },
      },
    },
    [from('md')]: {
      vars: { [columns]: '2' },
      // Three columns for exactly three children: else the last row would have a hole.
      selectors: {
        '&[data-columns="3"]:has(> :nth-child(3):last-child)': { vars: { [columns]: '3' } },
      },
    },
    [from('lg')]: {
      selectors: {
        '&[data-columns="3"]': { vars: { [columns]: '3' } },
        '&[data-columns="4"]:not([data-roomy])': { vars: { [columns]: '4' } },
        '&[data-columns="5"]:not([data-roomy])': { vars: { [columns]: '5' } },
        '&[data-columns="6"]:not([data-roomy])': { vars: { [columns]: '6' } },
      },
    },
    [from('xl')]: {
      selectors: {
        '&[data-columns="4"]': { vars: { [columns]: '4' } },
        '&[data-columns="5"]': { vars: { [columns]: '5' } },
        '&[data-columns="6"]': { vars: { [columns]: '6' } },
      },
    },
  },
});

const filled = `${grid}[data-fill]`;
const filledThrees = `${filled}[data-columns="3"]`;

const onlyIn = (query: string, selector: string, rule: GlobalStyleRule) =>
  componentGlobalStyle(selector, { '@media': { [query]: rule } });

// In two columns, the first of an odd number of children has a row of its own; three of three stay in one row.
onlyIn(from('md'), `${filled}[data-columns="2"] > :first-child:nth-last-child(2n + 3)`, {
  gridColumn: 'span 2',
});
onlyIn(
  `${from('md')} and ${below('lg')}`,
  `${filled}:not([data-columns="2"]) > :first-child:nth-last-child(2n + 5)`,
  { gridColumn: 'span 2' },
);
onlyIn(
  `${from('lg')} and ${below('xl')}`,
  `${filled}[data-roomy]:not([data-columns="2"], [data-columns="3"]) > :first-child:nth-last-child(2n + 5)`,
  { gridColumn: 'span 2' },
);

// Three columns lie on a grid of six. One or two rows of two come first, depending on the number of children.
const threes = `${filledThrees}:has(> :nth-child(2))`;
onlyIn(from('lg'), threes, { vars: { [columns]: '6' } });
onlyIn(from('lg'), `${threes} > *`, { gridColumn: 'span 2' });
onlyIn(
  from('lg'),
  [
    `${threes}:has(> :nth-child(3n + 2):last-child) > :nth-child(-n + 2)`,
    `${threes}:has(> :nth-child(3n + 4):last-child) > :nth-child(-n + 4)`,
  ].join(', '),
  { gridColumn: 'span 3' },
);

onlyIn(phone, `${grid}[data-phone=row] > *`, { scrollSnapAlign: 'start' });
