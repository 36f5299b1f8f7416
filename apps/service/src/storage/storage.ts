import { type Dialect, Kysely, sql } from 'kysely';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';
import { type OnDatabaseError, reportingConnections, reportingStatements } from './failures.ts';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { checkLetters, postgresDialect, repeatingDeadlocks } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { emptyLog, openSqlite, rewriteFile, sqliteDialect } from './sqlite.ts';
import { UnavailableError } from './unavailable.ts';

/** Settings of the database (contract §2). */
export interface StorageSettings {
  readonly dataDir: string;
  /** PostgreSQL; `undefined` for SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

export interface Storage {
  readonly dialect: 'sqlite' | 'postgres';
  /** For single statements. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction and resolves once it is committed. `work` must wait for nothing but its own
   * statements, since others share the transaction or wait for it. It is repeated when PostgreSQL undid it because of a
   * deadlock.
   */
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * Returns a value that changes when another process may have changed the data: at once on SQLite, every 500 ms on
   * PostgreSQL. Takes no round trip.
   */
  readonly changeStamp: () => string;
  /** Changes {@link Storage.changeStamp}, after a change by this process. */
  readonly noteOwnChange: () => void;
  /**
   * Overwrites deleted data in SQLite's database file and empties its log, which still holds it. Call it after deleting
   * personal data. A long read, such as a backup, prevents that; the next retention run repeats it. Remains of rows that
   * SQLite moved to another page stay until {@link Storage.rewrite}. Does nothing on PostgreSQL, which vacuums by itself.
   */
  readonly overwriteDeleted: () => Promise<void>;
  /**
   * Rewrites SQLite's whole file, so that it holds nothing but the stored data. Others wait to write meanwhile. Returns
   * false if the file is larger than 512 MB, another process writes for long, or the disk has no room for a copy. Does
   * nothing on PostgreSQL.
   */
  readonly rewrite: () => Promise<boolean>;
  /**
   * Migrates the tables to the latest version. Several processes may call it at once.
   *
   * @throws UnusableDatabaseError; the database's errors
   */
  readonly migrate: () => Promise<void>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Interval of changes of the stamp on PostgreSQL, in ms. */
const POLL_MS = 500;

const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

/**
 * Returns whether {@link openStorage} would open an existing SQLite file. For PostgreSQL always true, since only a
 * connection could tell.
 *
 * @throws UnavailableError where this user may not look, such as in the folder of another one
 */
export const isDatabaseThere = ({ dataDir, databaseUrl }: StorageSettings): boolean => {
  if (databaseUrl !== undefined) return true;
  try {
    return statSync(databaseFile(dataDir), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnavailableError(
      `DATA_DIR ${dataDir} cannot be looked into by this user: ${String(code)}`,
      error,
    );
  }
};

/** Describes a database for people, without user and password. */
export const describeDatabase = ({ dataDir, databaseUrl }: StorageSettings): string => {
  if (databaseUrl === undefined) return databaseFile(dataDir);
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const server = host === '' ? (searchParams.get('host') ?? 'localhost') : host;
  return `${decodeURIComponent(pathname.slice(1))} on PostgreSQL at ${server}`;
};

const openKysely = (dialect: Dialect, onError: OnDatabaseError | undefined): Db =>
  new Kysely<Schema>(
    onError
      ? { dialect: reportingConnections(dialect, onError), log: reportingStatements(onError) }
      : { dialect },
  );

/**
 * Opens the storage. PostgreSQL is connected with the first statement, so this succeeds while it is down.
 *
 * @param onIdleError - receives errors of idle connections
 * @param onError - receives errors of statements and of connecting
 * @param isLimited - false for work on all rows, during which PostgreSQL must not end a statement after 15 s
 */
export const openStorage = (
  { dataDir, databaseUrl }: StorageSettings,
  onIdleError: (error: Error) => void = () => undefined,
  onError?: OnDatabaseError,
  isLimited = true,
): Storage => {
  let ownChanges = 0;
  const common = (db: Db) => ({
    db,
    noteOwnChange: () => {
      ownChanges += 1;
    },
    migrate: async () => migrate(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => db.destroy(),
  });

  if (databaseUrl !== undefined) {
    const open = (hasLimit: boolean) =>
      openKysely(postgresDialect(databaseUrl, onIdleError, hasLimit), onError);
    const db = open(isLimited);
    return {
      ...common(db),
      dialect: 'postgres',
      migrate: async () => {
        await checkLetters(db);
        // A migration takes longer the more rows there are, and another instance waits for it.
        const unlimited = isLimited ? open(false) : db;
        try {
          await migrate(unlimited);
        } finally {
          if (unlimited !== db) await unlimited.destroy();
        }
      },
      transact: async (work) => repeatingDeadlocks(async () => db.transaction().execute(work)),
      overwriteDeleted: async () => Promise.resolve(),
      rewrite: async () => Promise.resolve(true),
      changeStamp: () => `${String(Math.floor(performance.now() / POLL_MS))}:${String(ownChanges)}`,
    };
  }

  createFolder(dataDir);
  const database = openSqlite(databaseFile(dataDir));
  const dataVersion = database.prepare('PRAGMA data_version');
  const db = openKysely(sqliteDialect(database), onError);
  return {
    ...common(db),
    dialect: 'sqlite',
    transact: createGroupCommit(db),
    overwriteDeleted: async () => emptyLog(db),
    rewrite: async () => rewriteFile(db),
    changeStamp: () => `${String(dataVersion.get()?.['data_version'])}:${String(ownChanges)}`,
    close: async () => {
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
};
