import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { workspaceRoot } from '../runtime/workspace.ts';

const root = workspaceRoot();

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export interface FinishedCommand extends Finished {
  /** Name that it gave its database; `undefined` if it used none. */
  readonly database: string | undefined;
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  output(): string;
}

type Environment = Readonly<Record<string, string>>;

/** Leaves out the variables of the person who runs the tests. */
const cleanEnvironment = (environment: Environment) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
  // Reuses modules that an earlier process has compiled.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  ...environment,
});

const start = (
  file: string,
  parameters: readonly string[],
  environment: Environment,
  cwd?: string,
) => {
  const child = spawn(file, parameters, {
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

/** Starts an entry of the service that this run has built. */
const startEntry = (
  name: CommandName | 'main',
  parameters: readonly string[],
  environment: Environment,
  cwd?: string,
) =>
  start(
    process.execPath,
    [join(inject('builtService'), `${name}.js`), ...parameters],
    environment,
    cwd,
  );

const killedAfterTest = (service: ServiceProcess): ServiceProcess => {
  onTestFinished(async () => {
    service.child.kill('SIGKILL');
    await service.finished;
  });
  return service;
};

/** Starts the service, built by this run, as a process of its own, killed after the test. */
export const startProcess = (
  environment: Environment,
  parameters: readonly string[] = [],
): ServiceProcess => killedAfterTest(startEntry('main', parameters, environment));

/** Starts the built service as `npm start` does, killed after the test. */
export const startBuilt = (environment: Environment): ServiceProcess =>
  killedAfterTest(start(join(root, 'apps/service/start'), ['--with-samples'], environment, root));

/** Resolves when the service says that it listens. Rejects when it ends before. */
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

export type CommandName = 'backup' | 'jobs' | 'mail' | 'outbox' | 'privacy' | 'restore' | 'staff';

/** First line of a command, which names its database. */
const DATABASE_LINE = /^Database: (.*)\n/m;

/** Takes the line about its database out of what a command said. */
export const withoutDatabase = ({ error, ...rest }: Finished): FinishedCommand => {
  const [, database] = DATABASE_LINE.exec(error) ?? [];
  return { ...rest, error: error.replace(DATABASE_LINE, ''), database };
};

/** Runs a command of the operator from its sources, as `npm run` does, like {@link startCommand}. */
export const startSourceCommand = async (
  name: CommandName,
  environment: Environment,
  parameters: readonly string[],
  cwd?: string,
): Promise<FinishedCommand> => {
  const file = join(root, `apps/service/src/operations/cli/${name}.ts`);
  const { finished } = start(process.execPath, [file, ...parameters], environment, cwd);
  return withoutDatabase(await finished);
};

/** Runs a built command of the operator as a process of its own. Returns its result and the database it named. */
export const startCommand = async (
  name: CommandName,
  environment: Environment,
  parameters: readonly string[],
  cwd?: string,
): Promise<FinishedCommand> =>
  withoutDatabase(await startEntry(name, parameters, environment, cwd).finished);

/** Starts a built command of the operator, killed after the test. */
export const beginCommand = (
  name: CommandName,
  environment: Environment,
  parameters: readonly string[],
): ServiceProcess => killedAfterTest(startEntry(name, parameters, environment));
