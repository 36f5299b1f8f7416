/** Number of runs, of five, that decide on which side of a limit their median lies. */
const MOST_OF_FIVE = 3;
/** Most measurements: other tests run at the same time, and slow the machine down. */
const ROUNDS = 4;

/** Steps of a fixed piece of work, and its time on the reference machine, in ms. */
const WORK = 3_000_000;
const WORK_MS = 16;

/** Returns the factor by which this machine is now slower than the reference machine, at least 1. */
const slowness = (): number => {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < WORK; step += 1) sum = (sum * 31 + step) | 0;
  const took = performance.now() - begun;
  return Math.max(1, (sum === 0 ? WORK_MS : took) / WORK_MS);
};

/** Returns the median of five runs. If three runs are on its side of `enough`, returns the nearest of these. */
const medianOf = async (enough: number, run: () => Promise<unknown>): Promise<number> => {
  const within: number[] = [];
  const beyond: number[] = [];
  let before = slowness();
  while (within.length < MOST_OF_FIVE && beyond.length < MOST_OF_FIVE) {
    const begun = performance.now();
    await run();
    const took = performance.now() - begun;
    const after = slowness();
    const time = (2 * took) / (before + after);
    (time <= enough ? within : beyond).push(time);
    before = after;
  }
  return within.length === MOST_OF_FIVE ? Math.max(...within) : Math.min(...beyond);
};

/**
 * Measures the time of something against `enough`, in ms of a reference machine with two idle cores of 2.4 GHz.
 * Returns the time of the first run if that is within `enough`: a busy or slower machine only makes it longer, and
 * nothing is warm yet. Otherwise it returns the median of five runs, or a time on the same side of `enough`, as it stops
 * when three runs decide that. A fixed piece of work beside each of these corrects for a slower or busy machine. If the
 * median is more than `enough`, it is measured again up to three times, and the smallest counts.
 */
export const medianTime = async (enough: number, run: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await run();
  let smallest = performance.now() - begun;
  for (let round = 0; round < ROUNDS && smallest > enough; round += 1) {
    const median = await medianOf(enough, run);
    smallest = round === 0 ? median : Math.min(smallest, median);
  }
  return smallest;
};

const FEWEST_ROUNDS = 40;
/** Most rounds, and thus the number of addresses, members or the like that a test needs. */
export const MOST_ROUNDS = 200;

type Times = Readonly<Record<string, number>>;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

/**
 * Returns the largest median minus the smallest, of the differences between each kind and the mean of its round. A
 * machine that is slow for a while slows the whole round.
 */
const spreadOf = (rounds: readonly Times[]): number => {
  const meanOf = (times: Times) => {
    const all = Object.values(times);
    return all.reduce((sum, time) => sum + time, 0) / all.length;
  };
  const medians = Object.keys(rounds[0] ?? {}).map((kind) =>
    median(rounds.map((times) => (times[kind] ?? Number.NaN) - meanOf(times))),
  );
  return Math.max(...medians) - Math.min(...medians);
};

/**
 * Returns for each step the difference of the medians of several kinds, in ms. Each round measures every kind once.
 * Forty rounds suffice when the difference is below `enough`. Otherwise {@link MOST_ROUNDS} are measured, and all of
 * them count.
 */
export const medianDifferences = async <Step extends string>(
  enough: number,
  measure: (round: number) => Promise<Readonly<Record<Step, Times>>>,
): Promise<Readonly<Record<Step, number>>> => {
  const rounds: Readonly<Record<Step, Times>>[] = [];
  const measureUntil = async (count: number) => {
    while (rounds.length < count) rounds.push(await measure(rounds.length));
    const steps = Object.keys(rounds[0] ?? {}) as Step[];
    return Object.fromEntries(
      steps.map((step) => [step, spreadOf(rounds.map((round) => round[step]))]),
    ) as Record<Step, number>;
  };
  const differences = await measureUntil(FEWEST_ROUNDS);
  const isEnough = Object.values<number>(differences).every((difference) => difference < enough);
  return isEnough ? differences : measureUntil(MOST_ROUNDS);
};

/** Measures like {@link medianDifferences}, for one step. */
export const medianDifference = async (
  enough: number,
  measure: (round: number) => Promise<Times>,
): Promise<number> => {
  const { step } = await medianDifferences(enough, async (round) => ({
    step: await measure(round),
  }));
  return step;
};
