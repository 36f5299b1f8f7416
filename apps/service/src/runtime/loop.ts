import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface LoopOptions {
  readonly log: Logger;
  /** Logged once when the work fails, until it succeeds again. */
  readonly failure: string;
  /** Runs before the first work, until it succeeds. */
  readonly prepare?: (() => Promise<unknown>) | false;
  /** Does a piece of work. Returns the pause before the next one, in ms. */
  readonly work: (stopping: AbortSignal) => Promise<number>;
  /** Pause after a failure, in ms. Waking does not end it. */
  readonly retryMs: number;
}

export interface Loop {
  start(): void;
  /** Ends the pause; during work, the pause that would follow. */
  wake(): void;
  /** Resolves when no work is running. */
  stop(): Promise<void>;
}

/** Waits, at most until the signal aborts. */
export const pauseUntil = async (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Repeats a piece of work, with pauses, from its start to its stop. */
export const createLoop = ({ log, failure, prepare, work, retryMs }: LoopOptions): Loop => {
  const stopping = new AbortController();
  let woken = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Returns whether the stop broke the work off, which is no failure. */
  const isBrokenOff = (error: unknown) =>
    stopping.signal.aborted && error instanceof Error && error.name === 'AbortError';

  const run = async () => {
    let isPrepared = !prepare;
    let isReported = false;
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      try {
        if (!isPrepared && prepare) await prepare();
        isPrepared = true;
        const pause = await work(stopping.signal);
        isReported = false;
        // At least a turn, so that requests are answered in between.
        await (pause > 0 ? pauseUntil(pause, woken.signal) : turn());
      } catch (error) {
        if (!isReported && !isBrokenOff(error)) log.error({ err: error }, failure);
        isReported = true;
        await pauseUntil(retryMs, stopping.signal);
      }
    }
  };

  return {
    start: () => {
      running = run();
    },
    wake: () => {
      // Each call of it makes an error with a stack.
      if (!woken.signal.aborted) woken.abort();
    },
    stop: async () => {
      stopping.abort();
      woken.abort();
      await running;
    },
  };
};
