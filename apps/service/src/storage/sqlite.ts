import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from 'kysely';
import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Db } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Longest wait of a statement for another process to commit, such as the jobs command line, in ms. */
export const BUSY_TIMEOUT_MS = 5_000;

/** SQLite's code for a database that another process writes to. */
const SQLITE_BUSY = 5;

/** Statements kept. The service has few, but those with a varying number of values must not pile up. */
const STATEMENT_CACHE_SIZE = 300;

/** SQLite has transactional DDL. All migrations run in one transaction, which is also their lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const toStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
});

const toKyselyDatabase = (database: DatabaseSync): SqliteDatabase => {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => {
      cache.clear();
      database.close();
    },
    prepare: (text) => {
      const known = cache.get(text);
      if (known) return known;
      // A transaction that starts as a reader may fail to become a writer later.
      const statement = toStatement(database.prepare(text === 'begin' ? 'begin immediate' : text));
      if (cache.size >= STATEMENT_CACHE_SIZE) cache.clear();
      cache.set(text, statement);
      return statement;
    },
  };
};

/** SQLite may have undone a transaction by itself, as when the disk is full. Its error is the one to tell then. */
class TolerantDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Creates a file that only its owner may read, since SQLite creates files that everybody may read. */
const createForOwner = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It exists, or SQLite will report the reason.
  }
};

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Opens a database to read it without the files that SQLite keeps beside one in use. Only for a database that nobody
 * writes to.
 */
export const openUnused = (file: string): DatabaseSync =>
  new DatabaseSync(new URL('?immutable=1', pathToFileURL(file)), { readOnly: true });

/** Returns whether another process has a lock that a statement needs. */
const isBusy = (error: unknown): boolean =>
  (Number((error as { readonly errcode?: unknown }).errcode) & 0xff) === SQLITE_BUSY;

/** Pause between two tries to give a new database its log, in ms. */
const LOG_PAUSE_MS = 20;

/**
 * Gives a new database its log. SQLite does not wait for another process that does the same at this moment, as when the
 * first commands and the service begin together.
 */
const useLog = (database: DatabaseSync): void => {
  const last = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL;');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > last) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOG_PAUSE_MS);
    }
  }
};

/**
 * Opens or creates a database file. A commit is on the disk before it returns, and deleted data is overwritten. The log
 * file gets the same permissions. A file in a folder that cannot be written is only read, such as one on a read-only
 * disk, unless it has a log: SQLite then reads that too, or says that it cannot.
 */
export const openSqlite = (file: string): DatabaseSync => {
  const isUnused = existsSync(file) && !existsSync(`${file}-wal`);
  if (isUnused && !isWritable(dirname(file))) return openUnused(file);
  createForOwner(file);
  const database = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  useLog(database);
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
};

export const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalDdlAdapter(),
  createDriver: () => new TolerantDriver(database),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const begin = CompiledQuery.raw('begin');

/**
 * Runs statements that fail at once while another process writes. By default SQLite would wait and block the whole
 * process.
 */
const withoutWaiting = async <T>(connection: Db, work: () => Promise<T>): Promise<T> => {
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    return await work();
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection);
  }
};

/** Begins a transaction. Returns false if another process writes. */
export const tryToBegin = async (connection: Db): Promise<boolean> =>
  withoutWaiting(connection, async () => {
    try {
      await connection.executeQuery(begin);
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  });

/** Number of tries to empty the log while others use it, and the pause between them in ms. */
const EMPTYING_ATTEMPTS = 10;
const EMPTYING_PAUSE_MS = 50;

/**
 * Writes the log back to the database file and empties it. Returns false if others read or write: waiting for them in
 * SQLite would block the whole process.
 */
const tryToEmptyLog = async (db: Db): Promise<boolean> =>
  db.connection().execute(async (connection) =>
    withoutWaiting(connection, async () => {
      const { rows } = await sql<{
        readonly busy: number;
      }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    }),
  );

/** Largest file that is rewritten while a service waits to write to it, in bytes: takes three seconds. */
const LARGEST_REWRITE_BYTES = 512 * 1024 * 1024;

/**
 * Rewrites the whole database file. Returns false if it is too large, another process writes for long, or the disk has
 * no room.
 */
export const rewriteFile = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{
    readonly bytes: number;
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(
    db,
  );
  if ((rows[0]?.bytes ?? 0) > LARGEST_REWRITE_BYTES) return false;
  try {
    await sql`vacuum`.execute(db);
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
  await emptyLog(db);
  return true;
};

/** Empties the log, unless others use it for longer than half a second. */
export const emptyLog = async (db: Db): Promise<void> => {
  for (let attempt = 0; attempt < EMPTYING_ATTEMPTS; attempt += 1) {
    if (await tryToEmptyLog(db)) return;
    await sleep(EMPTYING_PAUSE_MS);
  }
};
