import { colour } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '../view/view.css.ts';
import { low, wide } from '../style/tokens.ts';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';

export const view = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [wide]: {
      selectors: {
        '&[data-detail]': { gridTemplateColumns: 'minmax(22rem, 2fr) minmax(26rem, 3fr)' },
        // A resume being read needs more width than the list.
        '&[data-detail]:has([data-reading])': {
          gridTemplateColumns: 'minmax(18rem, 1fr) minmax(26rem, 4fr)',
        },
      },
    },
    // A sheet in landscape is as wide as a screen, but has no list beside the details.
    print: { selectors: { '&[data-detail]': { display: 'block' } } },
  },
});

export const list = style({
  gridArea: '1 / 1',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    // On a narrow screen the details cover the list. Hidden, it keeps its scroll position and takes no focus.
    '[data-detail] > &': { visibility: 'hidden' },
  },
  '@media': {
    [wide]: { selectors: { '[data-detail] > &': { visibility: 'visible' } } },
    [low]: { overflowY: 'auto' },
    // Who prints while details are open wants these.
    print: { selectors: { '[data-detail] > &': { display: 'none' } } },
  },
});

globalStyle(`${view} > aside`, { gridArea: '1 / 1', '@media': { [wide]: { gridArea: '1 / 2' } } });

export const count = style({ color: colour.textMuted });

const little = '(max-width: 34rem)';
/** Where there is little room, the bar above the list stays one line, save beside large text on a phone. */
const inOneLine = '(18rem <= width <= 34rem)';
globalStyle(`${list} > .${bar}`, {
  '@container': { [inOneLine]: { flexWrap: 'nowrap', gap: '0.5rem' } },
});
globalStyle(`${list} > .${bar} > .${count}`, {
  '@container': {
    // Its two words may stand one below the other: the buttons are higher.
    [inOneLine]: { flex: '1 1 0', minInlineSize: 0, overflow: 'hidden', lineHeight: 1.2 },
  },
});
export const exported = style({ borderColor: colour.border });
globalStyle(`${list} > .${bar} > .${exported} svg`, {
  '@container': { '(max-width: 26rem)': { display: 'none' } },
});
/** The files of the whole list are not wanted while a resume is read beside it. */
globalStyle(`${list} > .${bar} > .${exported}`, {
  '@container': {
    [little]: { paddingInline: '0.5rem' },
    '(max-width: 20rem)': { display: 'none' },
  },
});
/** The text of a button, hidden where there is little room. */
export const exportLabel = style({ '@container': { '(max-width: 34rem)': visuallyHiddenStyle } });

export const end = style({ marginInlineStart: 'auto' });

export const skeletons = style({ display: 'grid', gap: '1.125rem', padding: '1rem' });

/** An icon before the row's name, in its line. */
export const besideName = style({
  display: 'inline-flex',
  marginInlineEnd: '0.375rem',
  verticalAlign: '-0.2em',
});

/** Text beside the row's name. */
export const quiet = style({ color: colour.textMuted });
