/**
 * Returns the factor by which this machine is now slower than one with an idle core of 2.4 GHz, at least 1: by the
 * median time of a fixed piece of work. It needs nothing outside itself, so that a page can run it, too.
 *
 * @param rounds - an odd number
 */
export const slowness = (rounds = 1): number => {
  /** Time of the work on that machine, in ms. */
  const workMs = 16;
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    let sum = 0;
    for (let step = 0; step < 3_000_000; step += 1) sum = (sum * 31 + step) | 0;
    return sum === 0 ? workMs : performance.now() - begun;
  }).toSorted((one, other) => one - other);
  return Math.max(1, (times[rounds >> 1] ?? workMs) / workMs);
};
