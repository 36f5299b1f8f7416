import { colour, inRow, radius } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from './saved-views/views-menu.css.ts';

export const bar = style({
  position: 'relative',
  ...inRow('0.5rem'),
  paddingBlock: '0.5rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.canvas,
  '@media': { print: { display: 'none' } },
});

/** Gives way before the filters are cut off. */
export const search = style({
  flex: '1 1000 12rem',
  minInlineSize: '6.5rem',
  maxInlineSize: '26rem',
});

/** Shows and hides the fields where they have no room in one line. */
export const fold = style({ display: 'none', borderColor: colour.border });
globalStyle(`${fold}[aria-expanded=true] svg`, { rotate: '180deg' });

/** Number of the filters that are set, while their fields may be hidden. */
export const set = style({
  position: 'relative',
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  borderRadius: radius.full,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  textAlign: 'center',
});

export const fields = style({ display: 'contents' });
globalStyle(`${fields} > div`, { flex: '0 1 auto', minInlineSize: '4.5rem' });
/** As wide as its current choice, where the browser can do that; a longer one is cut off. */
globalStyle(`${fields} > div:has(select)`, { maxInlineSize: '8.25rem' });
globalStyle(`${fields} select`, { fieldSizing: 'content' });

export const wideChoice = style({});
globalStyle(`${fields} > .${wideChoice}`, { flex: '0 1 11rem', maxInlineSize: '11rem' });

export const clear = style({ flex: 'none' });

/** Widths of the list below which fields do not fit in one line. One of the counted fields is the order. */
const rooms = [
  ['', '(max-width: 37.99rem)'],
  [':has(> div > :nth-child(4))', '(max-width: 47.99rem)'],
  // Fields of days are wide.
  [':has(> div > :nth-child(7), [type=date])', '(max-width: 65.99rem)'],
] as const;

/** The bar in two lines and, when they are unfolded, the fields in a block below. */
const folded = [
  ['', { flexWrap: 'wrap' }],
  [` > .${search}`, { flexBasis: '10rem', maxInlineSize: 'none' }],
  [` > .${fold}`, { display: 'inline-flex' }],
  [
    ` > .${fields}`,
    {
      flex: '1 0 100%',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
      gap: '0.5rem',
    },
  ],
  [` > .${fields}:not([data-unfolded])`, { display: 'none' }],
  [` > .${fields} > div`, { minInlineSize: 0, maxInlineSize: 'none' }],
] as const;
for (const [those, room] of rooms)
  for (const [selector, rule] of folded)
    globalStyle(`.${bar}${those}${selector}`, { '@container': { [room]: rule } });

for (const [those, room] of rooms) {
  // The button of the menu is then at the end of the line.
  globalStyle(`.${bar}${those} .${panel}`, {
    '@container': { [`(min-width: 38rem) and ${room}`]: { insetInline: 'auto 0' } },
  });
  globalStyle(`.${bar}${those} > .${search}`, {
    '@container': { '(max-width: 26rem)': { flexBasis: '100%' } },
  });
}

/** Hidden where there is room for columns, whose headers sort the list. */
export const order = style({ '@container': { '(min-width: 38rem)': { display: 'none' } } });
