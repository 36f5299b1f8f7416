import { colour, inRow, square } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BAR, text } from '../style/tokens.ts';

/** A message in the middle of a view, without the border it has on a page. */
export const empty = style({ padding: '1rem', border: 0 });

/** A view that has only a message. */
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  minBlockSize: '16rem',
  margin: 'auto',
  padding: '1rem',
});

/** The bar above a view, with its name and actions. */
export const bar = style({
  ...inRow('0.5rem 0.75rem'),
  flexWrap: 'wrap',
  minBlockSize: BAR,
  paddingBlock: '0.5rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const heading = style({
  outline: 'none',
  fontSize: text.view,
  fontWeight: 650,
  letterSpacing: '-0.01em',
});

globalStyle(`${empty}[data-tone=danger]`, { border: 0 });
globalStyle(`${empty} :is(h1, h2)`, { fontSize: text.open });
globalStyle(`${empty} > span`, {
  ...square('2.75rem'),
  fontSize: '1.125rem',
});
