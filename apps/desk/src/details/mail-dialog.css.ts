import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1rem' });
export const to = style({ overflowWrap: 'anywhere' });
export const term = style({ color: vars.colour.textMuted });
