/*
 * Prints a time limit in seconds, given in minutes and scaled to the speed of this machine:
 *
 *   tools/run node tools/src/time-limit.mjs MINUTES
 *
 * The minutes are those of an idle machine with two cores of 2.4 GHz. A fixed piece of work measures how much
 * slower this machine is. The factor is at most 2.
 */

/** A fixed piece of work and its duration on that machine, in ms, as in the service's testing/time.ts. */
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
