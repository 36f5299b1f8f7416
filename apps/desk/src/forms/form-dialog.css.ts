import { inColumn } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inColumn('1rem'));
