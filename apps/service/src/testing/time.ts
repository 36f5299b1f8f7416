/** How often something is measured before one says how long it takes. */
const RUNS = 5;
/** How often that is done: other tests run beside this one, and a machine is slow while they do much. */
const ROUNDS = 4;

const medianOf = async (run: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[(RUNS - 1) / 2] ?? Number.NaN;
};

/**
 * How long something takes: the median of five, in ms. Where that is more than is enough, it is
 * measured again up to three times, and the smallest median is what counts.
 */
export const medianTime = async (enough: number, run: () => Promise<unknown>): Promise<number> => {
  let smallest = Infinity;
  for (let round = 0; round < ROUNDS && smallest > enough; round += 1)
    smallest = Math.min(smallest, await medianOf(run));
  return smallest;
};
