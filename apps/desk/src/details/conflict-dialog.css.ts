import { style } from '@vanilla-extract/css';
import * as table from '../style/table.css.ts';

export const frame = style({ overflowX: 'auto' });
export const cell = style([table.cell, { selectors: { '&[data-changed]': { fontWeight: 650 } } }]);
