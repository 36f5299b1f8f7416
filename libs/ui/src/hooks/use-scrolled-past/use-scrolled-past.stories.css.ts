import { style } from '@vanilla-extract/css';

export const screen = style({ blockSize: '200vh' });

export const status = style({ position: 'sticky', insetBlockStart: 0 });
