import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBusyGauge } from './busy.ts';

it('a gauge tells a busy event loop from one that waits', async () => {
  const isBusy = createBusyGauge();
  await sleep(100);
  isBusy();
  const end = performance.now() + 100;
  while (performance.now() < end);
  expect(isBusy()).toBe(true);
  await expect
    .poll(
      async () => {
        await sleep(100);
        return isBusy();
      },
      { timeout: 20_000 },
    )
    .toBe(false);
});
