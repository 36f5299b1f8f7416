import {
  CompiledQuery,
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
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** How long a statement waits for another process, such as the jobs command line, to commit. */
export const BUSY_TIMEOUT_MS = 5_000;

/** The statements of the service are few; those with a varying number of values must not pile up. */
const STATEMENT_CACHE_SIZE = 300;

/** SQLite has transactional DDL: all migrations run in one transaction, which is also their lock. */
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
      // A transaction that starts by reading could not be allowed to write later on.
      const statement = toStatement(database.prepare(text === 'begin' ? 'begin immediate' : text));
      if (cache.size >= STATEMENT_CACHE_SIZE) cache.clear();
      cache.set(text, statement);
      return statement;
    },
  };
};

/** Makes a file that only its owner may read, where there is none: SQLite's own may be read by all. */
const createForOwner = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there, or SQLite will say why it cannot be.
  }
};

/**
 * Opens (or creates) a database file; every commit is on the disk before it returns. What is deleted is
 * overwritten. Its log takes its rights from it.
 */
export const openSqlite = (file: string): DatabaseSync => {
  createForOwner(file);
  const database = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
};

/** Kysely over `node:sqlite`. */
export const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createAdapter: () => new TransactionalDdlAdapter(),
  createDriver: () => new SqliteDriver({ database: toKyselyDatabase(database) }),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const begin = CompiledQuery.raw('begin');

/** Runs statements that fail at once where another process writes: SQLite would wait for it, and the whole process with it. */
const withoutWaiting = async <T>(connection: Db, work: () => Promise<T>): Promise<T> => {
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    return await work();
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection);
  }
};

/** SQLite's code for a database that another process writes to. */
const SQLITE_BUSY = 5;

/** Begins a transaction; says whether it did: not while another process writes. */
export const tryToBegin = async (connection: Db): Promise<boolean> =>
  withoutWaiting(connection, async () => {
    try {
      await connection.executeQuery(begin);
      return true;
    } catch (error) {
      const { errcode } = error as { readonly errcode?: unknown };
      if ((Number(errcode) & 0xff) === SQLITE_BUSY) return false;
      throw error;
    }
  });

/** How often, and after which pause in ms, others are asked to let go of the log. */
const EMPTYING_ATTEMPTS = 10;
const EMPTYING_PAUSE_MS = 50;

/**
 * Writes the log back to the database file and empties it; says whether it did. Never waits in SQLite
 * for those who read or write, as the whole process would.
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

/** The largest file that is written anew while a service waits to write to it, in bytes: three seconds' work. */
const LARGEST_REWRITE_BYTES = 512 * 1024 * 1024;

/** Writes the whole database file anew; says whether it did: not where it is large, another writes for long, or the disk has no room. */
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
