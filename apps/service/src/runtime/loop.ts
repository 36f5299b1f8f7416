import type { Logger } from 'pino';

interface LoopOptions {
  readonly log: Logger;
  /** Logged once when the work fails, until it succeeds again. */
  readonly failure: string;
  /** Does a piece of work. Returns the pause before the next one, in ms. */
  readonly work: (stopping: AbortSignal) => Promise<number>;
  /** Pause after a failure, in ms. */
  readonly retryMs: number;
}

export interface Loop {
  start(): void;
  /** Ends the pause. */
  wake(): void;
  /** Resolves when no work is running. */
  stop(): Promise<void>;
}

/**
 * Returns what can be logged of an error. The database quotes values in its messages and details, and the values are
 * texts that people wrote.
 */
const causeOf = (error: unknown) => {
  const { name = 'unknown', code } = error as { readonly name?: string; readonly code?: unknown };
  return { error: name, ...(typeof code === 'string' && { code }) };
};

/** Repeats a piece of work, with pauses, from its start to its stop. */
export const createLoop = ({ log, failure, work, retryMs }: LoopOptions): Loop => {
  const stopping = new AbortController();
  let isWoken = false;
  let wakeSleeper: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();

  const sleep = async (ms: number) => {
    if (stopping.signal.aborted || isWoken) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wakeSleeper = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      wakeSleeper = done;
    });
  };

  const run = async () => {
    let isReported = false as boolean;
    while (!stopping.signal.aborted) {
      isWoken = false;
      try {
        const pause = await work(stopping.signal);
        isReported = false;
        // At least a turn, so that requests are answered in between.
        await (pause > 0 ? sleep(pause) : new Promise((resolve) => setImmediate(resolve)));
      } catch (error) {
        if (!isReported) log.error(causeOf(error), failure);
        isReported = true;
        isWoken = false;
        await sleep(retryMs);
      }
    }
  };

  return {
    start: () => {
      running = run();
    },
    wake: () => {
      isWoken = true;
      wakeSleeper?.();
    },
    stop: async () => {
      stopping.abort();
      wakeSleeper?.();
      await running;
    },
  };
};
