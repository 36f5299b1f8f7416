import { expect, it } from 'vitest';
import { medianTime } from '../../testing/time.ts';
import { createKnownAddresses } from './known-addresses.ts';

it('an address of very many slashes is looked up within 20 ms', async () => {
  const { redirectOf } = createKnownAddresses(
    { paths: new Set(['/about']), files: new Map(), redirects: new Map() },
    () => false,
  );
  const slashes = '/'.repeat(7_900);
  const took = await medianTime(20, async () => {
    for (const [path, target] of [
      [`${slashes}${slashes}a/`, undefined],
      [`/about${slashes}`, '/about'],
    ] as const)
      expect(redirectOf({ path, search: '' }, path)).toBe(target);
    await Promise.resolve();
  });
  expect(took).toBeLessThan(20);
});
