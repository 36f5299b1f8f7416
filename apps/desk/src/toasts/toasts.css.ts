import { globalStyle, style } from '@vanilla-extract/css';
import { BAR, phone, text } from '../style/tokens.ts';

/** Messages at the lower end; on a phone, whose lower edge has the bar of the selected rows, below the view's name. */
export const region = style({
  '@media': { [phone]: { insetBlock: `${BAR} auto`, paddingBlockStart: '0.5rem' } },
});

globalStyle(`${region} li`, { fontSize: text.read });
