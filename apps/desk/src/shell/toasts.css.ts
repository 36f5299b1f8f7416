import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '../applications/bulk-bar.css.ts';
import { BAR, phone } from '../style/tokens.ts';

/** Messages at the lower end; on a phone, whose lower edge has the bar of the selected rows, below the view's name. */
export const region = style({
  '@media': { [phone]: { insetBlock: `${BAR} auto`, paddingBlockStart: '0.5rem' } },
});

/** Above the bar of the selected rows, so that its buttons can be pressed. */
globalStyle(`body:has(.${bar}) .${region}`, {
  '@media': { [`not all and ${phone}`]: { insetBlockEnd: '3rem' } },
});
