import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

/** The built service, running in its own process. */
export interface RunningService {
  readonly origin: string;
  readonly dataDir: string;
  /** Resident memory in MB. */
  readonly memory: () => number;
  /** Stops the service and deletes its data. */
  readonly stop: () => Promise<void>;
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'site-'));

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Longer than the service takes to start on a busy machine, in ms. */
const LONGEST_START_MS = 60_000;

const untilReady = async (origin: string, child: ChildProcess) => {
  const end = Date.now() + LONGEST_START_MS;
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(`the service did not start at ${origin}`);
    await sleep(50);
  }
};

interface StartOptions {
  /**
   * Starts it as installations do: sparing with memory, which takes a quarter more of the processor's time, and with
   * slow hashes of passwords.
   */
  readonly asInstalled?: boolean;
  /** Compresses pages as installations do, for tests that weigh them. A service as installed always does. */
  readonly weighsPages?: boolean;
}

/**
 * Starts the built service with its own data folder, and waits until it is ready. Takes a free port unless
 * `PORT` is set.
 */
export const startService = async (
  settings: Settings = {},
  dataDir: string = newDataDir(),
  { asInstalled = true, weighsPages = false }: StartOptions = {},
): Promise<RunningService> => {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const quick = ['quick-passwords', ...(weighsPages ? [] : ['quick-pages'])];
  const imports = quick.flatMap((name) => ['--import', join(import.meta.dirname, `${name}.ts`)]);
  const [program, parameters] = asInstalled
    ? [join(root, 'apps/service/start'), []]
    : [process.execPath, [...imports, join(root, 'dist/service/main.js')]];
  const child = spawn(program, [...parameters, '--with-samples'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${String(port)}`;
  await untilReady(origin, child);
  return {
    origin,
    dataDir,
    memory: () => {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs an operator's command on a data folder. Returns its output. */
export const runCommand = async (
  dataDir: string,
  name: 'jobs' | 'outbox' | 'staff',
  ...parameters: readonly string[]
): Promise<string> => {
  const file = join(root, `dist/service/${name}.js`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [file, ...parameters], { env });
  return stdout;
};

/** Texts of mails that were read, by their files: a sent mail does not change. */
const readMails = new Map<string, string>();

const readMail = (file: string): string => {
  const known = readMails.get(file);
  if (known !== undefined) return known;
  const mail = readFileSync(file, 'utf8').replaceAll('=\r\n', '');
  readMails.set(file, mail);
  return mail;
};

/** Returns a service's sent mails that contain a text. Soft line breaks are undone, as in a mail program. */
export const mailsIn = (dataDir: string, text: string): readonly string[] => {
  const folder = join(dataDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail(join(folder, file)))
    .filter((mail) => mail.includes(text));
};
