import { afterEach, expect, it, vi } from 'vitest';
import { readInTime, reasonOf, UnshownError } from './unshown.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('readInTime rejects as slow what takes longer', async () => {
  vi.useFakeTimers();
  const never = new Promise<string>(() => {
    // no answer
  });
  const reason = readInTime(never, 1_000).catch(reasonOf);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reason).toBe('slow');
});

it('reasonOf returns the reason of a failure, or broken when it has none', async () => {
  const reasonFor = async (error: Error) =>
    readInTime(Promise.reject<string>(error), 1_000).catch(reasonOf);
  expect(await reasonFor(new UnshownError('encrypted'))).toBe('encrypted');
  expect(await reasonFor(new TypeError('x'))).toBe('broken');
});
