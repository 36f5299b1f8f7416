import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface ServerProcessOptions {
  readonly file: string;
  readonly parameters: readonly string[];
  readonly options?: SpawnOptions;
  readonly isUp: () => Promise<boolean>;
  readonly signal?: NodeJS.Signals;
}

const START_TIMEOUT_MS = 30_000;

/**
 * Creates a server on which the service depends, as a process of its own. It is not started yet. Its data stays from one
 * start to the next.
 */
export const createServerProcess = ({
  file,
  parameters,
  options = {},
  isUp,
  signal = 'SIGKILL',
}: ServerProcessOptions) => {
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | undefined;
  return {
    /** Starts it. Resolves when it accepts connections. */
    start: async () => {
      const child = spawn(file, parameters, { ...options, stdio: 'ignore' });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      running = { child, ended };
      const end = Date.now() + START_TIMEOUT_MS;
      while (!(await isUp())) {
        if (Date.now() > end) throw new Error(`${file} did not start`);
        await sleep(50);
      }
    },
    stop: async () => {
      running?.child.kill(signal);
      await running?.ended;
      running = undefined;
    },
    /** Suspends it: it accepts connections, but does not answer. */
    hang: () => running?.child.kill('SIGSTOP'),
  };
};
