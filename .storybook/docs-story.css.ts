import { framed, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

/** A frame that is wider than the column scrolls within it. */
export const box = style({ overflowX: 'auto' });

export const screen = style({
  boxSizing: 'content-box',
  selectors: {
    '&[data-framed=true]': { ...framed(radius.small), overflow: 'hidden', boxShadow: 'none' },
  },
});

export const frame = style({ display: 'block', border: 0, transformOrigin: 'top left' });
