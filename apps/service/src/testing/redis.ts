import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary.ts';

const binary = ['/usr/bin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

const START_TIMEOUT_MS = 10_000;
const PASSWORD = 'tests';

export interface TestRedis {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Lets it take connections and answer nothing. */
  readonly hang: () => void;
}

const accepts = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const createRedis = (file: string) => async (): Promise<TestRedis> => {
  const port = await freePort();
  const folder = temporaryFolder();
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | undefined;
  const stop = async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    running = undefined;
  };
  onTestFinished(stop);
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD];
    const inMemory = ['--dir', folder, '--save', '', '--appendonly', 'no'];
    const child = spawn(file, [...options, ...inMemory], { stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    running = { child, ended };
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await accepts(port))) {
      if (Date.now() > end) throw new Error('Redis did not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${String(port)}/1`,
    start,
    stop,
    hang: () => running?.child.kill('SIGSTOP'),
  };
};

/** A Redis of a test's own, not yet started; `undefined` where the machine has none. */
export const redisServer = binary === undefined ? undefined : createRedis(binary);

if (!redisServer)
  process.stdout.write('Redis is not installed here: tests of shared limits were left out.\n');
