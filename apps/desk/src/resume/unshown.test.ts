import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonOf, UnshownError, withinTime } from './unshown.ts';

const never = async () =>
  new Promise<string>(() => {
    // no answer
  });

describe('withinTime', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves to the value of the work, and leaves no timer behind', async () => {
    expect(await withinTime(Promise.resolve('done'), 1_000)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the work takes longer', async () => {
    const reason = withinTime(never(), 1_000).catch(reasonOf);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reason).toBe('slow');
  });

  it('rejects with the reason of the work, or broken when it has none', async () => {
    const work = async (error: Error) =>
      withinTime(Promise.reject<string>(error), 1_000).catch(reasonOf);
    expect(await work(new UnshownError('encrypted'))).toBe('encrypted');
    expect(await work(new TypeError('x'))).toBe('broken');
  });
});
