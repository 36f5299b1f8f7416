import { style } from '@vanilla-extract/css';

/** The look after scrolling, in its place on a page that shows several. */
export const still = style({
  position: 'static',
  margin: 0,
  opacity: 1,
  visibility: 'visible',
});
