import { colour, framed, inColumn, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

/** The site's own page, in the site's font size. */
export const paper = style({
  ...inColumn('1rem'),
  padding: '1rem',
  ...framed(radius.medium),
  backgroundColor: colour.canvas,
  fontSize: '1rem',
});
