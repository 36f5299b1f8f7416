import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createLoop } from './loop.ts';
import { MINUTE_MS } from './clock/durations.ts';

const collect = () => {
  const lines: string[] = [];
  const log: Logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  return { log, lines };
};

describe('a loop', () => {
  it('prepares until that succeeds, and works until it is stopped', async () => {
    const prepare = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    const work = vi.fn().mockResolvedValue(0);
    const loop = createLoop({ ...collect(), failure: 'broken', prepare, work, retryMs: 1 });
    loop.start();
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
    await loop.stop();
    const calls = work.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(work).toHaveBeenCalledTimes(calls);
  });

  it('ends a pause when it is woken, also when that happens during work', async () => {
    const work = vi.fn().mockResolvedValue(MINUTE_MS);
    const loop = createLoop({ ...collect(), failure: 'broken', work, retryMs: 1 });
    work.mockImplementationOnce(async () => {
      loop.wake();
      return Promise.resolve(MINUTE_MS);
    });
    loop.start();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
    loop.wake();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
    await loop.stop();
  });

  it('reports a failure once until the work succeeds again, and retries after its pause', async () => {
    const { log, lines } = collect();
    const work = vi
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'))
      .mockResolvedValueOnce(0)
      .mockRejectedValueOnce(new Error('third'))
      .mockResolvedValue(MINUTE_MS);
    const loop = createLoop({ log, failure: 'broken', work, retryMs: 1 });
    loop.start();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(5));
    await loop.stop();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('first');
    expect(lines[1]).toContain('third');
  });

  it('warns of a database that restarts, and reports one that stays away', async () => {
    const { log, lines } = collect();
    const restarting = () => Object.assign(new Error('starting up'), { code: '57P03' });
    const work = vi
      .fn()
      .mockRejectedValueOnce(restarting())
      .mockResolvedValueOnce(0)
      .mockRejectedValue(restarting());
    const loop = createLoop({ log, failure: 'broken', work, retryMs: 10, momentMs: 50 });
    loop.start();
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(9));
    await loop.stop();
    const levels = lines.map((line) => (JSON.parse(line) as { readonly level: number }).level);
    expect(levels).toEqual([40, 40, 50]);
  });

  it('is not woken out of the pause after a failure, but stopped', async () => {
    const work = vi.fn().mockRejectedValue(new Error('away'));
    const { log, lines } = collect();
    const loop = createLoop({ log, failure: 'broken', work, retryMs: MINUTE_MS });
    loop.start();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    loop.wake();
    await loop.stop();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports no work that its stop breaks off, and a failure of that moment all the same', async () => {
    for (const [error, count] of [
      [undefined, 0],
      [new Error('away'), 1],
    ] as const) {
      const { log, lines } = collect();
      const work = vi.fn(async (stopping: AbortSignal) =>
        sleep(MINUTE_MS, 0, { signal: stopping }).catch((aborted: unknown) => {
          throw error ?? aborted;
        }),
      );
      const loop = createLoop({ log, failure: 'broken', work, retryMs: 1 });
      loop.start();
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
      await loop.stop();
      expect(lines).toHaveLength(count);
    }
  });
});
