/** How much of a store is a small share of it, one in so many: more of it is never deleted in one run. */
const SMALL_SHARE = 20;

/** How many of `total` files are a small share: one at least, so that it ends. */
export const smallShareOf = (total: number): number => Math.max(1, Math.floor(total / SMALL_SHARE));
