import { style } from '@vanilla-extract/css';
import { visuallyHiddenStyle } from './visually-hidden.ts';

/** Told to assistive technology alone. */
export const told = style(visuallyHiddenStyle);
