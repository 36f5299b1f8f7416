/*
 * Prints a time limit in seconds, given in minutes and scaled to the speed of this machine:
 *
 *   tools/run node tools/src/time-limit.mjs MINUTES
 *
 * The minutes are those of an idle machine with two cores of 2.4 GHz. Two threads work at the same time, since virtual
 * cores may share one. The factor is that of the slower one, at most 2.
 */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { slowness } from '@example/testing/slowness';

const ROUNDS = 101;

if (isMainThread) {
  const factors = await Promise.all(
    [1, 2].map(async () => {
      const [factor] = await once(new Worker(new URL(import.meta.url)), 'message');
      return Number(factor);
    }),
  );
  const factor = Math.min(2, Math.max(...factors));
  console.log(Math.round(Number(process.argv[2]) * 60 * factor));
} else parentPort?.postMessage(slowness(ROUNDS));
