/*
 * Prints a time limit in seconds, given in minutes and scaled to the speed of this machine:
 *
 *   tools/run node tools/src/time-limit.mjs MINUTES
 *
 * The minutes are those of an idle machine with two cores of 2.4 GHz. Two threads compute at the same time, since virtual
 * cores may share one; then processes start, of which tests have thousands. The factor is that of the slowest, at most 2.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { slowness } from '@example/testing/slowness';

const ROUNDS = 101;
/** Number of processes, an odd one. */
const STARTS = 11;
/** Time in which that machine starts Node and ends it, in ms. */
const START_MS = 45;

const startSlowness = () => {
  const times = Array.from({ length: STARTS }, () => {
    const begun = performance.now();
    spawnSync(process.execPath, ['--eval', '']);
    return performance.now() - begun;
  }).toSorted((one, other) => one - other);
  return (times[STARTS >> 1] ?? START_MS) / START_MS;
};

if (isMainThread) {
  const factors = await Promise.all(
    [1, 2].map(async () => {
      const [factor] = await once(new Worker(new URL(import.meta.url)), 'message');
      return Number(factor);
    }),
  );
  const factor = Math.min(2, Math.max(...factors, startSlowness()));
  console.log(Math.round(Number(process.argv[2]) * 60 * factor));
} else parentPort?.postMessage(slowness(ROUNDS));
