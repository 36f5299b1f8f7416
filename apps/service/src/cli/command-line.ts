import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readStorageSettings, SettingsError } from '../settings/index.ts';
import {
  describeDatabase,
  isDatabaseThere,
  isUnavailable,
  openStorage,
  type Storage,
  type StorageSettings,
  UnavailableError,
  UnusableDatabaseError,
  wasMigrated,
} from '../storage/index.ts';

/** What a command line answers with; a text is not printed before the work is done. */
export interface Answer {
  readonly exitCode: 0 | 1;
  /** A text, or one that is too long to be held and comes in pieces. */
  readonly out?: string | AsyncIterable<string>;
  readonly error?: string;
}

/** What a command does with the data; `settings` say where that is. */
export interface Command {
  (storage: Storage, settings: StorageSettings): Promise<Answer>;
  /** Whether it makes a database where there is none, when it is asked to: others would answer of an empty one. */
  readonly mayCreate?: boolean;
  /** Says why it cannot be done, if it cannot, before anything is opened or made. */
  readonly refusal?: Refusal;
}

type Refusal = () => Promise<Answer | undefined>;

/** Has a command that may be the first on its database make one: a wrong `DATA_DIR` must not begin another unseen. */
const CREATE = '--create';

/** Makes a command one that begins a database with `--create`. */
export const creating = (command: Command, refusal?: Refusal): Command =>
  Object.assign<Command, Pick<Command, 'mayCreate' | 'refusal'>>(
    async (storage, settings) => command(storage, settings),
    { mayCreate: true, ...(refusal && { refusal }) },
  );

export const succeed = (out: string): Answer => ({ exitCode: 0, out: `${out}\n` });

export const fail = (error: string): Answer => ({ exitCode: 1, error: `${error}\n` });

/** npm's scripts that take a file. */
const FILE_SCRIPTS = new Set(['backup', 'jobs', 'privacy', 'restore']);

/**
 * The path of a file as the operator names it. npm runs scripts in the workspace's folder and says in
 * which one it was called.
 */
export const pathOf = (name: string): string => {
  const { npm_lifecycle_event: script = '', INIT_CWD: calledIn } = process.env;
  return resolve((FILE_SCRIPTS.has(script) ? calledIn : undefined) ?? process.cwd(), name);
};

/**
 * Writes a text into a new file that its owner alone reads. What fails halfway leaves none.
 *
 * @param name - as the operator names it
 */
export const writeNew = async (
  name: string,
  text: string | AsyncIterable<string>,
): Promise<Answer> => {
  const path = pathOf(name);
  let isBegun = false;
  try {
    const file = await open(path, 'wx', 0o600);
    isBegun = true;
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    return succeed(`${name} is written.`);
  } catch (error) {
    if (isBegun) await rm(path, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return fail(`${name}: is there already`);
    if (syscall === 'open' || syscall === 'write')
      return fail(`${name}: cannot be written (${String(code)})`);
    throw error;
  }
};

/** Rows in columns as wide as their widest cell; the first row is the header. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const noDatabase = ({ dataDir, databaseUrl }: StorageSettings, { mayCreate = false }: Command) => {
  const reason =
    databaseUrl === undefined
      ? `${dataDir} holds no database of the service: set DATA_DIR, or DATABASE_URL, as the service has it`
      : 'the database of DATABASE_URL holds nothing of the service: set DATABASE_URL as the service has it';
  return fail(mayCreate ? `${reason}, or add ${CREATE} to begin one there` : reason);
};

/** Says on standard error, where no file that is written from the answer gets it, what the command is about to use. */
const sayDatabase = (settings: StorageSettings) => {
  const isDefault = settings.databaseUrl === undefined && !process.env['DATA_DIR']?.trim();
  const why = isDefault ? ' (DATA_DIR is not set)' : '';
  process.stderr.write(`Database: ${describeDatabase(settings)}${why}\n`);
};

/** Prints a text as it comes, as fast as it is read; whoever has seen enough of it may go. */
const print = async (pieces: AsyncIterable<string>): Promise<void> => {
  try {
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
};

const answer = async (
  usage: string,
  commandOf: (parameters: readonly string[]) => Command | undefined,
): Promise<Answer> => {
  const given = process.argv.slice(2);
  const creates = given.includes(CREATE);
  const parameters = given.filter((parameter) => parameter !== CREATE);
  if (['help', '--help', '-h'].includes(parameters[0] ?? '')) return { exitCode: 0, out: usage };
  const command = commandOf(parameters);
  if (!command || (creates && command.mayCreate !== true)) return { exitCode: 1, error: usage };
  try {
    const settings = readStorageSettings(process.env);
    const refused = await command.refusal?.();
    if (refused) return refused;
    if (!creates && !isDatabaseThere(settings)) return noDatabase(settings, command);
    sayDatabase(settings);
    const storage = openStorage(settings);
    try {
      if (!creates && !(await wasMigrated(storage.db))) return noDatabase(settings, command);
      await storage.migrate();
      const answered = await command(storage, settings);
      if (typeof answered.out === 'object') await print(answered.out);
      return answered;
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (
      error instanceof SettingsError ||
      error instanceof UnusableDatabaseError ||
      error instanceof UnavailableError
    )
      return fail(error.message);
    if ((error as { readonly code?: unknown }).code === 'ERR_SQLITE_ERROR')
      return fail(`DATA_DIR has no usable database: ${(error as Error).message}`);
    if (isUnavailable(error))
      return fail(`the database cannot be used: ${(error as Error).message}`);
    throw error;
  }
};

/**
 * Takes it that whoever reads the answer, such as `head`, has seen enough of it. The work is done by then:
 * the exit code says how that went.
 */
const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
};

/** Ends the process with an answer. */
export const finish = async (answered: Promise<Answer>): Promise<void> => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  const { exitCode, out, error } = await answered;
  if (typeof out === 'string') process.stdout.write(out);
  if (error !== undefined) process.stderr.write(error);
  process.exitCode = exitCode;
};

/**
 * Runs the command that this process was started with, on the database of its settings, and ends the
 * process with its answer.
 *
 * @param usage what is printed for `help`, and for a command there is not
 */
export const runCommandLine = async (
  usage: string,
  commandOf: (parameters: readonly string[]) => Command | undefined,
): Promise<void> => finish(answer(usage, commandOf));
