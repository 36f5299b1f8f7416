import { style } from '@vanilla-extract/css';

export const screen = style({ blockSize: '110vh' });
