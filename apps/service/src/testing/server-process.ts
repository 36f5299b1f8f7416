import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Server on which the service depends, as a process of its own. Its data stays from one start to the next. */
export interface ServerProcess {
  /** Starts it. Resolves when it accepts connections. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Suspends it: it accepts connections, but does not answer. */
  readonly hang: () => void;
}

interface ServerProcessOptions {
  readonly file: string;
  readonly parameters: readonly string[];
  readonly options?: SpawnOptions;
  readonly isUp: () => Promise<boolean>;
  readonly signal?: NodeJS.Signals;
}

const START_TIMEOUT_MS = 30_000;

/** Creates a server process, which is not started yet. */
export const createServerProcess = ({
  file,
  parameters,
  options = {},
  isUp,
  signal = 'SIGKILL',
}: ServerProcessOptions): ServerProcess => {
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | undefined;
  return {
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
    hang: () => running?.child.kill('SIGSTOP'),
  };
};
