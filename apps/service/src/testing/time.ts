/** How often something is measured before one says how long it takes. */
const RUNS = 5;
/** How often that is done: other tests run beside this one, and a machine is slow while they do much. */
const ROUNDS = 4;

/** A piece of work, and how long it takes on the machine that times are told of, in ms. */
const WORK = 3_000_000;
const WORK_MS = 16;

/** Says by which factor everything is slower now than on that machine; 1 on a faster one. */
const slowness = (): number => {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < WORK; step += 1) sum = (sum * 31 + step) | 0;
  const took = performance.now() - begun;
  return Math.max(1, (sum === 0 ? WORK_MS : took) / WORK_MS);
};

const medianOf = async (run: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const before = slowness();
    const begun = performance.now();
    await run();
    const took = performance.now() - begun;
    times.push((2 * took) / (before + slowness()));
  }
  return times.toSorted((one, other) => one - other)[(RUNS - 1) / 2] ?? Number.NaN;
};

/**
 * Measures how long something takes: the median of five, in ms of a machine with two cores of
 * 2.4 GHz to itself. A slower or a busy machine is told by a fixed piece of work beside each run. Where the
 * median is more than is enough, it is measured again up to three times, and the smallest counts.
 */
export const medianTime = async (enough: number, run: () => Promise<unknown>): Promise<number> => {
  let smallest = Infinity;
  for (let round = 0; round < ROUNDS && smallest > enough; round += 1)
    smallest = Math.min(smallest, await medianOf(run));
  return smallest;
};

const FEWEST_ROUNDS = 40;
/** Rounds that are measured at most: as many addresses, members or the like are needed. */
export const MOST_ROUNDS = 200;

type Times = Readonly<Record<string, number>>;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

/**
 * The largest median less the smallest, of how much each kind differs from the mean of its round: a machine
 * that is slow for a while slows the whole round.
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
 * Says for each step by how much the medians of several kinds differ, in ms. Each round measures every
 * kind once. Forty rounds are enough where they differ by less than `enough`; else {@link MOST_ROUNDS} are
 * measured, and all of them count.
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

/** Does what {@link medianDifferences} does, of one step. */
export const medianDifference = async (
  enough: number,
  measure: (round: number) => Promise<Times>,
): Promise<number> => {
  const { step } = await medianDifferences(enough, async (round) => ({
    step: await measure(round),
  }));
  return step;
};
