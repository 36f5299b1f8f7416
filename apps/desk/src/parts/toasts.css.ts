import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '../applications/bulk-bar.css.ts';
import { notice } from '../decisions/undo-region.css.ts';
import { BAR, phone, text } from '../style/tokens.ts';

/** Messages at the lower end; on a phone, whose lower edge has the bar of the selected rows, below the view's name. */
export const region = style({
  '@media': { [phone]: { insetBlock: `${BAR} auto`, paddingBlockStart: '0.5rem' } },
});

globalStyle(`${region} li`, { fontSize: text.read });

/** Above the bars of the selected rows and of what can be undone, so that their buttons can be pressed. */
const bars = [
  [`.${bar}`, '3rem'],
  [`.${notice}`, '3.25rem'],
] as const;
for (const [selector, insetBlockEnd] of [
  ...bars.map(([one, height]) => [`body:has(${one})`, height] as const),
  [`body${bars.map(([one]) => `:has(${one})`).join('')}`, '6.25rem'] as const,
])
  globalStyle(`${selector} .${region}`, {
    '@media': { [`not all and ${phone}`]: { insetBlockEnd } },
  });
