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

export const search = style({ flex: '1 1 12rem', maxInlineSize: '26rem' });
export const wideChoice = style({ flex: '0 1 13rem', minInlineSize: '9rem' });

globalStyle(`${bar} > div:has(select):not(.${wideChoice})`, {
  '@container': { '(38rem < width <= 52rem)': { maxInlineSize: '8.5rem' } },
});

/** Where there is little room, the fields end where the list ends. */
globalStyle(`${bar} > div`, {
  '@container': { '(max-width: 38rem)': { flex: '1 1 8rem', minInlineSize: 0 } },
});
globalStyle(`${bar} > .${search}`, {
  '@container': {
    '(max-width: 38rem)': { flexBasis: '14rem', maxInlineSize: 'none' },
    // Beside it is the menu of views.
    '(max-width: 26rem)': { flexBasis: '11rem' },
  },
});
globalStyle(`${bar} > .${wideChoice}`, {
  '@container': { '(max-width: 38rem)': { flexBasis: '9rem' } },
});
globalStyle(`${bar} > div`, {
  '@container': { '(max-width: 20rem)': { flexBasis: '6.5rem' } },
});

/** Hidden where there is room for columns, whose headers sort the list. */
export const order = style({
  '@container': { '(min-width: 38rem)': { display: 'none' } },
});
