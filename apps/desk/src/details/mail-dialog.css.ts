import { colour } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const to = style({ overflowWrap: 'anywhere' });
export const term = style({ color: colour.textMuted });
