/*
 * Prints a time limit in seconds, given in minutes and scaled to the speed of this machine:
 *
 *   tools/run node tools/src/time-limit.mjs MINUTES
 *
 * The minutes are those of an idle machine with two cores of 2.4 GHz. The factor is at most 2.
 */

import { slowness } from '@example/testing/slowness';

const factor = Math.min(2, slowness(41));
console.log(Math.round(Number(process.argv[2]) * 60 * factor));
