/*
 * Writes how many seconds a number of minutes is on a slower machine:
 *
 *   tools/run node tools/src/time-limit.mjs MINUTES
 *
 * The minutes are those of a machine with two cores of 2.4 GHz to itself. A fixed piece of work tells by how
 * much this one is slower; no machine gets more than twice the time.
 */

/** A piece of work, and how long it takes on that machine, in ms: as in the service's testing/time.ts. */
const WORK = 3_000_000;
const WORK_MS = 16;
const ROUNDS = 41;

const work = () => {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < WORK; step += 1) sum = (sum * 31 + step) | 0;
  return sum === 0 ? WORK_MS : performance.now() - begun;
};

const times = Array.from({ length: ROUNDS }, work).sort((one, other) => one - other);
const slowness = Math.min(2, Math.max(1, (times[(ROUNDS - 1) / 2] ?? WORK_MS) / WORK_MS));
console.log(Math.round(Number(process.argv[2]) * 60 * slowness));
