import { inRow, wrapping } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columns, facts, papers } from '../details/detail-panel.css.ts';

export const head = style({ flexWrap: 'wrap' });
export const actions = style(wrapping('0.5rem'));

export const file = style(inRow('0.5rem'));
globalStyle(`${file} > span:not(:last-child)`, { minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${file} > :last-child`, { flex: 'none' });

const roomy = '(min-width: 40rem)';
const spacious = '(min-width: 54rem)';
/** Gives the resume more width while it is shown: beside other columns its pages are too small to read. */
const whileReading = `${columns}:has([data-reading])`;

globalStyle(whileReading, {
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
    [spacious]: {
      gridTemplateColumns: 'minmax(17rem, 1fr) minmax(0, 2.5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
globalStyle(`${whileReading} > ${papers}`, {
  '@container': { [roomy]: { gridArea: 'auto' }, [spacious]: { gridArea: '1 / 2 / span 2' } },
});
globalStyle(`${whileReading} > ${facts}`, {
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '2rem' },
    [spacious]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
