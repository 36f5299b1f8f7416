import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';

/** By then the other deed is done, or waits for a lock of the paused one. */
const PAUSE_MS = 30;

type Deed<Done> = () => Promise<Done>;

interface Crossing {
  /** Runs a deed alone and returns the number of its statements. */
  readonly count: (deed: Deed<unknown>) => Promise<number>;
  /**
   * Runs two deeds at the same time. The first pauses after its statement number `after`, with its transaction open,
   * while the second runs: what it has read may be outdated when it goes on. With 0 both run without a pause.
   */
  readonly run: <Done>(
    deeds: readonly [Deed<Done>, Deed<Done>],
    after: number,
  ) => Promise<readonly [Done, Done]>;
}

/** SQLite runs one transaction at a time, so that there is nothing to cross. */
export const atOnce: Crossing = {
  count: async () => Promise.resolve(0),
  run: async ([first, second]) => Promise.all([first(), second()]),
};

interface Progress {
  statements: number;
  readonly pauseAfter: number;
  readonly meanwhile: () => Promise<unknown>;
}

/** Crosses deeds on PostgreSQL, until the test ends. */
export const createCrossing = (): Crossing => {
  const running = new AsyncLocalStorage<Progress | undefined>();
  const prototype: { query: (...values: unknown[]) => unknown } = pg.Client.prototype;
  const query = Reflect.get(prototype, 'query');
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...values) {
    const answer: unknown = Reflect.apply(query, this, values);
    const progress = running.getStore();
    if (!progress || !(answer instanceof Promise)) return answer;
    progress.statements += 1;
    if (progress.statements !== progress.pauseAfter) return answer;
    return (async () => {
      try {
        return await (answer as Promise<unknown>);
      } finally {
        await Promise.race([progress.meanwhile(), setTimeout(PAUSE_MS)]);
      }
    })();
  });
  onTestFinished(() => spy.mockRestore());

  return {
    count: async (deed) => {
      const progress = { statements: 0, pauseAfter: 0, meanwhile: async () => Promise.resolve() };
      await running.run(progress, deed);
      return progress.statements;
    },
    run: async ([first, second], after) => {
      if (after === 0) return atOnce.run([first, second], after);
      let begun: ReturnType<typeof second> | undefined;
      const meanwhile = async () => (begun ??= running.run(undefined, second));
      const done = await running.run({ statements: 0, pauseAfter: after, meanwhile }, first);
      return [done, await meanwhile()];
    },
  };
};
