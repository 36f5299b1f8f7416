import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { discardAtSignal } from '../../runtime/discard-at-signal.ts';
import { readStorageSettings, SettingsError } from '../../runtime/settings/index.ts';
import {
  describeDatabase,
  isDatabaseThere,
  isUnavailable,
  openStorage,
  sqliteFailure,
  type Storage,
  type StorageSettings,
  UnavailableError,
  UnusableDatabaseError,
  wasMigrated,
} from '../../storage/index.ts';
import { type Given, type OptionTypes, parseParameters, wrongWordOf } from './parameters.ts';

/** Result of a command. A text is printed when the work is done. */
export interface Answer {
  readonly exitCode: 0 | 1;
  /** A text, or the pieces of one that is too long to be held in memory. */
  readonly out?: string | AsyncIterable<string>;
  readonly error?: string;
}

/** Call of a command: what its process was given, and where its output goes. */
export interface Invocation {
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder in which it was called. */
  readonly folder: string;
  readonly out: NodeJS.WritableStream;
  readonly error: NodeJS.WritableStream;
}

export interface Command {
  (storage: Storage, settings: StorageSettings, call: Invocation): Promise<Answer>;
  /** True when the command can create a database with `--create`. The others would only report on an empty one. */
  readonly mayCreate?: boolean;
  /** True when the command works on all rows at once, however many there are. */
  readonly takesLong?: boolean;
  /** Returns the reason to refuse the command, if any, before anything is opened or created. */
  readonly refusal?: Refusal;
  /** Returns the reason to refuse the command on a database without tables, if any, before they are created. */
  readonly refusalWhereEmpty?: Refusal;
}

type Refusal = (call: Invocation) => Promise<Answer | undefined>;

/** Runs the commands of one name. */
export type CommandLine = (call: Invocation) => Promise<Answer>;

/** Marks a command as one that can create a database with `--create`. */
export const creating = (
  command: Command,
  more: Pick<Command, 'takesLong' | 'refusal' | 'refusalWhereEmpty'>,
): Command =>
  Object.assign<Command, Partial<Command>>(async (...given) => command(...given), {
    mayCreate: true,
    ...more,
  });

export const succeed = (out: string): Answer => ({ exitCode: 0, out: `${out}\n` });

export const fail = (error: string): Answer => ({ exitCode: 1, error: `${error}\n` });

/** Answers a call that is no command: with the usage, and below it the word that is wrong, if it is known. */
export const misused = (usage: string, wrong: string | undefined): Answer => ({
  exitCode: 1,
  error: wrong === undefined ? usage : `${usage}\nNot understood: ${wrong}\n`,
});

const FILE_SCRIPTS = new Set(['backup', 'jobs', 'privacy', 'restore']);

/**
 * Returns the path of a file that the operator named. npm runs scripts in the workspace's folder and passes the folder
 * in which it was called.
 */
export const pathOf = ({ environment, folder }: Invocation, name: string): string => {
  const { npm_lifecycle_event: script = '', INIT_CWD: calledIn } = environment;
  return resolve((FILE_SCRIPTS.has(script) ? calledIn : undefined) ?? folder, name);
};

/**
 * Writes a text to a new file that only its owner can read. Deletes the file when writing fails.
 *
 * @param name - name of the file, as the operator gave it
 */
export const writeNew = async (
  call: Invocation,
  name: string,
  text: string | AsyncIterable<string>,
): Promise<Answer> => {
  const path = pathOf(call, name);
  let isBegun = false;
  try {
    const file = await open(path, 'wx', 0o600);
    isBegun = true;
    const leave = discardAtSignal(path);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      leave();
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

/**
 * Formats rows as columns, each as wide as its widest cell. The first row is the header. A cell is one line: what others
 * sent holds no line break, and no escape that a terminal would obey.
 */
export const table = (given: readonly (readonly string[])[]): string => {
  const rows = given.map((row) => row.map((cell) => cell.replaceAll(/[\p{Cc}\s]+/gu, ' ')));
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
  return fail(mayCreate ? `${reason}, or add --create to begin one there` : reason);
};

/**
 * Prints the database that the command uses. Standard error keeps this out of files that the output is redirected to.
 */
const sayDatabase = (settings: StorageSettings, { environment, error }: Invocation) => {
  const isDefault = settings.databaseUrl === undefined && !environment['DATA_DIR']?.trim();
  const why = isDefault ? ' (DATA_DIR is not set)' : '';
  error.write(`Database: ${describeDatabase(settings)}${why}\n`);
};

/** Prints a text piece by piece, with backpressure. Ends quietly when the reader closes the pipe. */
const print = async (pieces: AsyncIterable<string>, out: NodeJS.WritableStream): Promise<void> => {
  try {
    await pipeline(pieces, out, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
};

/** Codes of a file or folder that this user may not use, or of its disk. */
const PLACE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ELOOP', 'ENOSPC', 'EDQUOT']);

/** Returns what a command failed with in words for the operator, or `undefined` for an unexpected error. */
const reasonOf = (error: unknown): string | undefined => {
  if (
    error instanceof SettingsError ||
    error instanceof UnusableDatabaseError ||
    error instanceof UnavailableError
  )
    return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (path !== undefined && PLACE_CODES.has(String(code)))
    return `${path} cannot be used: ${String(code)}`;
  const reason = sqliteFailure(error);
  if (reason !== undefined) return reason;
  return isUnavailable(error)
    ? `the database cannot be used: ${(error as Error).message}`
    : undefined;
};

/** Runs a command on the database of its settings, which it opens, migrates and closes. */
const runOnDatabase = async (
  command: Command,
  { creates }: { readonly creates: boolean },
  call: Invocation,
): Promise<Answer> => {
  const settings = readStorageSettings(call.environment);
  const refused = await command.refusal?.(call);
  if (refused) return refused;
  const refusalWhereEmpty = async () =>
    creates ? command.refusalWhereEmpty?.(call) : noDatabase(settings, command);
  if (!isDatabaseThere(settings)) {
    const refusedThere = await refusalWhereEmpty();
    if (refusedThere) return refusedThere;
  }
  sayDatabase(settings, call);
  const storage = openStorage(settings, undefined, undefined, command.takesLong !== true);
  try {
    // PostgreSQL tells only once it is connected, and a file may be empty.
    if (!(await wasMigrated(storage.db))) {
      const refusedThere = await refusalWhereEmpty();
      if (refusedThere) return refusedThere;
    }
    await storage.migrate();
    const answered = await command(storage, settings, call);
    if (typeof answered.out === 'object') await print(answered.out, call.out);
    return answered;
  } finally {
    await storage.close();
  }
};

/**
 * Ends the process when its output cannot be written. A closed pipe, such as that of `head`, is ignored: the work is done
 * by then, and the exit code tells its outcome.
 */
const endWithoutOutput = ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.stderr.write(`the output cannot be written: ${message}\n`, () => process.exit(1));
};

/**
 * Returns a command line that runs on the database of its settings.
 *
 * @param usage - text printed for `help` and for an unknown command
 * @param types - options of all its commands; `commandOf` refuses those that are not for the command
 */
export const commandLine =
  <const Options extends OptionTypes>(
    usage: string,
    types: Options,
    commandOf: (given: Given<Options>) => Command | undefined,
  ): CommandLine =>
  async (call) => {
    const given = parseParameters(types, call.parameters);
    if (given.help) return { exitCode: 0, out: usage };
    const fitting = (tried: Given<Options>) => {
      const found = commandOf(tried);
      return tried.create && found?.mayCreate !== true ? undefined : found;
    };
    const command = fitting(given);
    if (!command) return misused(usage, wrongWordOf(usage, given, fitting));
    try {
      return await runOnDatabase(command, { creates: given.create }, call);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      return fail(reason);
    }
  };

/** Runs a command line, prints its answer and returns the exit code. */
export const run = async (line: CommandLine, call: Invocation): Promise<Answer['exitCode']> => {
  const { exitCode, out, error } = await line(call);
  if (typeof out === 'string') call.out.write(out);
  if (error !== undefined) call.error.write(error);
  return exitCode;
};

/** Runs a command line with the arguments of this process, and sets the exit code. */
export const runInProcess = async (line: CommandLine): Promise<void> => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithoutOutput);
  process.exitCode = await run(line, {
    parameters: process.argv.slice(2),
    environment: process.env,
    folder: process.cwd(),
    out: process.stdout,
    error: process.stderr,
  });
};
