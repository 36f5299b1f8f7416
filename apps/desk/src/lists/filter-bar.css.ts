import { vars } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  paddingBlock: '0.5rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.canvas,
});

export const search = style({
  flex: '1 1 10rem',
  maxInlineSize: '26rem',
  '@container': {
    '(max-width: 38rem)': { maxInlineSize: 'none' },
    '(max-width: 26rem)': { flexBasis: '100%' },
  },
});

/** Shows and hides the fields where there is little room. */
export const fold = style({
  borderColor: vars.colour.border,
  '@container': { '(min-width: 38rem)': { display: 'none' } },
});
globalStyle(`${fold}[aria-expanded=true] svg`, { rotate: '180deg' });

export const fields = style({
  display: 'contents',
  '@container': {
    '(max-width: 37.99rem)': {
      selectors: { '&:not([data-unfolded])': { display: 'none' } },
    },
  },
});

export const wideChoice = style({ flex: '0 1 11rem', minInlineSize: '8rem' });

/** As wide as the longest of the words that are always there; a longer choice is cut off. */
globalStyle(`${fields} > div:has(select):not(.${wideChoice})`, {
  '@container': { '(min-width: 38rem)': { maxInlineSize: '8.25rem' } },
});

/** Where there is little room, the fields end where the list ends. */
globalStyle(`${fields} > div`, {
  '@container': {
    '(max-width: 38rem)': { flex: '1 1 8rem', minInlineSize: 0 },
    '(max-width: 20rem)': { flexBasis: '6.5rem' },
  },
});
globalStyle(`${fields} > .${wideChoice}`, {
  '@container': { '(max-width: 38rem)': { flexBasis: '9rem' } },
});

/** Hidden where there is room for columns, whose headers sort the list. */
export const order = style({
  '@container': { '(min-width: 38rem)': { display: 'none' } },
});
