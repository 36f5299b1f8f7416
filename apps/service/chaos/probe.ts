/*
 * Requests the home page repeatedly, in a process of its own, so that the load of the senders does not distort the
 * times. Prints the times in ms as JSON when its input ends.
 *
 *   node probe.ts PORT
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './client.ts';

const port = Number(process.argv[2]);
const PAUSE_MS = 20;

const times: number[] = [];
let ended = false;
process.stdin.resume().once('end', () => {
  ended = true;
});

while (!ended as boolean) {
  const { status, ms } = await call(port, { path: '/' });
  // Failed requests do not count: the service may have been killed or not yet started.
  if (status === 200) times.push(ms);
  await sleep(PAUSE_MS);
}
process.stdout.write(JSON.stringify(times), () => process.exit());
