import { style } from '@vanilla-extract/css';

/** The look when focused, in its place on a page that shows several. */
export const still = style({
  position: 'static',
  display: 'inline-block',
  selectors: { '&:not(:focus)': { translate: 'none' } },
});
