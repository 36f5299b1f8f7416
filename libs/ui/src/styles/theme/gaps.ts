import type { StyleRule } from '@vanilla-extract/css';
import { space, type Space } from './tokens.ts';

/** A rule for each step of the spacing scale, for `[data-gap]`. */
export const gapSelectors = (): NonNullable<StyleRule['selectors']> =>
  Object.fromEntries(Object.entries(space).map(([name, gap]) => [`&[data-gap=${name}]`, { gap }]));

export type { Space };
