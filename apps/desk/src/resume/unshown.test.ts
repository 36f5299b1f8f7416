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

  it('is what it becomes, and leaves no timer behind', async () => {
    expect(await withinTime(Promise.resolve('done'), 1_000)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when it takes longer', async () => {
    const reason = withinTime(never(), 1_000).catch(reasonOf);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reason).toBe('slow');
  });

  it('fails as the work fails: what is not known to be anything else is broken', async () => {
    const work = async (error: Error) =>
      withinTime(Promise.reject<string>(error), 1_000).catch(reasonOf);
    expect(await work(new UnshownError('encrypted'))).toBe('encrypted');
    expect(await work(new TypeError('x'))).toBe('broken');
  });
});
