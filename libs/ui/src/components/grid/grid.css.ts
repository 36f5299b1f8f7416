import type { GlobalStyleRule } from '@vanilla-extract/css';
import { gutter } from '../container/container.css.ts';
import { componentGlobalStyle } from '../../styles/theme/layers.css.ts';
import { below, from } from '../../styles/theme/tokens.ts';
import { columns, count } from './columns.css.ts';

/** The width of a phone. Cards are stacked when enlarged text would not fit. */
const phone = `${from('xs')} and ${below('md')}`;
/** Room for the outlines and shadows of cards, which a scrolling box cuts off. */
const rim = '0.5rem';

const onlyIn = (query: string, selector: string, rule: GlobalStyleRule) =>
  componentGlobalStyle(selector, { '@media': { [query]: rule } });

onlyIn(phone, `${columns}[data-phone="2"]`, { vars: { [count]: '2' } });
onlyIn(`screen and ${phone}`, `${columns}[data-phone=row]`, {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(80%, 19rem)',
  marginBlock: `-${rim}`,
  marginInline: `calc(-1 * ${gutter})`,
  padding: `${rim} ${gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: gutter,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
});
// Two whole cards would fill a screen of 660 to 680 px, without the edge of a third.
onlyIn(`screen and (min-width: 40.5em) and ${below('md')}`, `${columns}[data-phone=row]`, {
  gridAutoColumns: 'min(42vw, 19rem)',
});
onlyIn(phone, `${columns}[data-phone=row] > *`, { scrollSnapAlign: 'start' });

onlyIn(`${from('lg')} and ${below('xl')}`, `${columns}[data-roomy]:not([data-columns="3"])`, {
  vars: { [count]: '2' },
});

const filled = `${columns}[data-fill]`;

// In two columns, the first of an odd number of children has a row of its own; three of three stay in one row.
onlyIn(from('md'), `${filled}[data-columns="2"] > :first-child:nth-last-child(2n + 3)`, {
  gridColumn: 'span 2',
});
onlyIn(
  `${from('md')} and ${below('lg')}`,
  `${filled}:not([data-columns="2"]) > :first-child:nth-last-child(2n + 3):not([data-columns="3"] > :nth-last-child(3))`,
  { gridColumn: 'span 2' },
);
onlyIn(
  `${from('lg')} and ${below('xl')}`,
  `${filled}[data-roomy]:not([data-columns="2"], [data-columns="3"]) > :first-child:nth-last-child(2n + 3)`,
  { gridColumn: 'span 2' },
);

// Three columns lie on a grid of six. One or two rows of two come first, depending on the number of children.
const threes = `${filled}[data-columns="3"]:has(> :nth-child(2))`;
onlyIn(from('lg'), threes, { vars: { [count]: '6' } });
onlyIn(from('lg'), `${threes} > *`, { gridColumn: 'span 2' });
onlyIn(
  from('lg'),
  [
    `${threes}:has(> :nth-child(3n + 2):last-child) > :nth-child(-n + 2)`,
    `${threes}:has(> :nth-child(3n + 4):last-child) > :nth-child(-n + 4)`,
  ].join(', '),
  { gridColumn: 'span 3' },
);
