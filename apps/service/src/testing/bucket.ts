import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary.ts';

const server = join(
  dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
  'bin/s3rver.js',
);

/** The one key this server knows. */
const KEY = 'S3RVER';
const NAME = 'resumes';
const START_TIMEOUT_MS = 30_000;

export interface TestBucket {
  /** As `S3_URL` names it. */
  readonly url: string;
  /** Ends the bucket's server, whose objects stay. */
  readonly stop: () => Promise<void>;
  /** Starts it again. */
  readonly start: () => Promise<void>;
}

/** An empty bucket on a server of its own, a process; gone after the test. */
export const startBucket = async (): Promise<TestBucket> => {
  const port = String(await freePort());
  const folder = temporaryFolder();
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | undefined;
  const stop = async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    running = undefined;
  };
  onTestFinished(stop);
  const start = async () => {
    // It makes the tokens of its pages with a cipher that OpenSSL has put away.
    const child = spawn(
      process.execPath,
      [
        '--openssl-legacy-provider',
        server,
        ...['--silent', '--directory', folder, '--address', '127.0.0.1', '--port', port],
        ...['--configure-bucket', NAME],
      ],
      { stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    running = { child, ended };
    const end = Date.now() + START_TIMEOUT_MS;
    const isUp = async () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
    while (!(await isUp())) {
      if (Date.now() > end) throw new Error('the bucket’s server did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await start();
  return { url: `http://${KEY}:${KEY}@127.0.0.1:${port}/${NAME}`, stop, start };
};
