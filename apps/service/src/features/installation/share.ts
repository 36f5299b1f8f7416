/** Divisor of the small share: one run deletes at most a twentieth of a store. */
const SMALL_SHARE = 20;

/** Returns the number of files in a small share of `total`: at least one, so that repeated runs finish. */
export const smallShareOf = (total: number): number => Math.max(1, Math.floor(total / SMALL_SHARE));
