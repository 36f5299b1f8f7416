import { colour, radius } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../lists/data-table.css.ts';
import { text } from '../style/tokens.ts';
import { oneLine } from '../style/one-line.ts';

export const line = style({
  display: 'block',
  ...oneLine,
  color: colour.textMuted,
  fontSize: text.small,
});

export const place = style({ color: colour.text });

export const hit = style({
  borderRadius: radius.small,
  backgroundColor: colour.accentSoft,
  color: colour.text,
  fontWeight: 600,
});

const cell = '[data-column=found]';

globalStyle(`[role=columnheader]${cell}, [role=gridcell]${cell}:empty`, { display: 'none' });
globalStyle(`[role=gridcell]${cell}`, { gridColumn: '1 / -1', gridRow: '2' });
globalStyle(`[data-selectable] [role=gridcell]${cell}`, { gridColumn: '2 / -1' });
globalStyle(`[data-narrow] [role=gridcell]${cell}`, { gridRow: '3' });
/** A row with something found is higher. */
globalStyle(`${row}:has(> ${cell}:not(:empty))`, {
  blockSize: '3.75rem',
  alignContent: 'center',
  rowGap: '0.125rem',
});
globalStyle(`[data-narrow] ${row}:has(> ${cell}:not(:empty))`, { blockSize: '5.75rem' });
