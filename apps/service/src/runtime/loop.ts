import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from '../storage/unavailable.ts';

interface LoopOptions {
  readonly log: Logger;
  /**
   * Logged once when the work fails, until it succeeds again. While a database or disk is away for a moment, as at its
   * restart, that is a warning.
   */
  readonly failure: string;
  /** Time for which that is a moment, in ms. Default: half a minute. */
  readonly momentMs?: number;
  /** Runs before the first work, until it succeeds. */
  readonly prepare?: (() => Promise<unknown>) | false;
  /** Does a piece of work. Returns the pause before the next one, in ms. */
  readonly work: (stopping: AbortSignal) => Promise<number>;
  /** Pause after a failure, in ms. Waking does not end it. */
  readonly retryMs: number;
}

/** Waits, at most until the signal aborts. */
export const pauseUntil = async (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const MOMENT_MS = 30_000;

/**
 * Logs the first of several failures in a row, and another one when what is away stays away.
 *
 * @returns functions to call after each failure and each success
 */
export const failureLog = ({
  log,
  failure,
  momentMs = MOMENT_MS,
}: Pick<LoopOptions, 'log' | 'failure' | 'momentMs'>) => {
  let awaySince: number | undefined;
  let isReported = false;
  return {
    fail: (error: unknown) => {
      if (isReported) return;
      const now = performance.now();
      if (isUnavailable(error) && (awaySince === undefined || now - awaySince < momentMs)) {
        if (awaySince === undefined) log.warn({ err: error }, failure);
        awaySince ??= now;
        return;
      }
      log.error({ err: error }, failure);
      isReported = true;
    },
    succeed: () => {
      awaySince = undefined;
      isReported = false;
    },
  };
};

/** Repeats a piece of work, with pauses, from its start to its stop. */
export const createLoop = (options: LoopOptions) => {
  const { prepare, work, retryMs } = options;
  const stopping = new AbortController();
  let woken = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Returns whether the stop broke the work off, which is no failure. */
  const isBrokenOff = (error: unknown) =>
    stopping.signal.aborted && error instanceof Error && error.name === 'AbortError';

  const run = async () => {
    let isPrepared = !prepare;
    const failures = failureLog(options);
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      try {
        if (!isPrepared && prepare) await prepare();
        isPrepared = true;
        const pause = await work(stopping.signal);
        failures.succeed();
        // At least a turn, so that requests are answered in between.
        await (pause > 0 ? pauseUntil(pause, woken.signal) : turn());
      } catch (error) {
        if (!isBrokenOff(error)) failures.fail(error);
        await pauseUntil(retryMs, stopping.signal);
      }
    }
  };

  return {
    start: () => {
      running = run();
    },
    /** Ends the pause; during work, the pause that would follow. */
    wake: () => {
      // Each call of it makes an error with a stack.
      if (!woken.signal.aborted) woken.abort();
    },
    /** Resolves when no work is running. */
    stop: async () => {
      stopping.abort();
      woken.abort();
      await running;
    },
  };
};

export type Loop = ReturnType<typeof createLoop>;
