import type { ReactNode } from 'react';

/** Returns whether React shows something for a node. `cond && <Link />` is false where the condition is. */
export const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';
