import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const source = join(import.meta.dirname, '..');

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  output(): string;
}

type Environment = Readonly<Record<string, string>>;

/** Nothing of the one who runs the tests. */
const cleanEnvironment = (environment: Environment) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  ...environment,
});

const start = (
  file: string,
  parameters: readonly string[],
  environment: Environment,
  cwd?: string,
) => {
  const child = spawn(process.execPath, [join(source, file), ...parameters], {
    env: cleanEnvironment(environment),
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const finished = new Promise<Finished>((resolve) => {
    child.once('close', (code) => resolve({ code, out, error }));
  });
  return { child, finished, output: () => out };
};

/** Starts the service as a process of its own; killed after the test. */
export const startProcess = (environment: Environment): ServiceProcess => {
  const service = start('main.ts', [], environment);
  onTestFinished(async () => {
    service.child.kill('SIGKILL');
    await service.finished;
  });
  return service;
};

/** Resolves when the service says that it listens; rejects when it ends before. */
export const listening = async (service: ServiceProcess): Promise<void> => {
  const ended = service.finished.then(({ code, error }) => {
    throw new Error(`the service ended with ${String(code)}: ${error}`);
  });
  const said = new Promise<void>((resolve) => {
    const look = () => {
      if (service.output().includes('Listening on')) resolve();
    };
    service.child.stdout?.on('data', look);
    look();
  });
  await Promise.race([said, ended]);
};

/** Runs a command line of the operator. */
export const runCommand = async (
  name: 'backup' | 'jobs' | 'outbox' | 'privacy' | 'restore',
  environment: Environment,
  parameters: readonly string[],
  cwd?: string,
): Promise<Finished> => start(`cli/${name}.ts`, parameters, environment, cwd).finished;
