import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeInTime, withinTime } from './within-time.ts';

const never = async () =>
  new Promise<string>(() => {
    // no answer
  });
const late = () => new Error('late');

describe('withinTime', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('resolves to the value of the work, and leaves no timer behind', async () => {
    expect(await withinTime(Promise.resolve('done'), 1_000, late)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the work takes longer', async () => {
    const reason = withinTime(never(), 1_000, late).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reason).toEqual(late());
  });

  it('rejects with the error of the work', async () => {
    const broken = Promise.reject<string>(new TypeError('broken'));
    await expect(withinTime(broken, 1_000, late)).rejects.toThrow('broken');
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/a.js',
    'error loading dynamically imported module: http://localhost/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('rejects code that does not come as unreachable: %s', async (message) => {
    const lost = codeInTime(Promise.reject<string>(new TypeError(message)));
    await expect(lost).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('rejects code that is broken as it is', async () => {
    const broken = Promise.reject<string>(new TypeError('x is not a function'));
    await expect(codeInTime(broken)).rejects.toThrow('x is not a function');
  });

  it('rejects code that does not come in 15 s as a timeout', async () => {
    const reason = codeInTime(never()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await reason).toMatchObject({ kind: 'timeout' });
  });
});
