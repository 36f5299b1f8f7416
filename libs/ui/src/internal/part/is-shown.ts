import type { ReactNode } from 'react';

/** Returns whether React shows something for a node. `cond && <Link />` is false where the condition is. */
export const isShown = (node: ReactNode): boolean => node !== true && (Boolean(node) || node === 0);
