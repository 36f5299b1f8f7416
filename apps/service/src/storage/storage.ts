import { type Dialect, Kysely, sql } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';
import { type OnDatabaseError, reportingConnections, reportingStatements } from './failures.ts';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { checkEncoding, postgresDialect, repeatingDeadlocks } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { emptyLog, openSqlite, rewriteFile, sqliteDialect } from './sqlite.ts';

/** Where the data is (contract §2). */
export interface StorageSettings {
  readonly dataDir: string;
  /** PostgreSQL; `undefined` for SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/** The database, whichever it is. */
export interface Storage {
  readonly dialect: 'sqlite' | 'postgres';
  /** For single statements. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction and resolves once it is committed. `work` may wait for nothing but
   * its own statements: others share the transaction, or wait for it. It is run again where PostgreSQL undid it
   * because it and another waited for one another.
   */
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * A value that changes when another process may have changed the data: at once on SQLite, twice a
   * second on PostgreSQL. Costs no round trip.
   */
  readonly changeStamp: () => string;
  /** Makes {@link Storage.changeStamp} change, after a change by this process. */
  readonly noteOwnChange: () => void;
  /**
   * To be called after personal data was deleted: on SQLite what was deleted is overwritten in the
   * database's file, and its log, which still holds it, is emptied. Somebody who reads for long, such as
   * a backup, prevents that; the next purge does it then. What SQLite left in a page when it moved a row
   * to another one stays until {@link Storage.rewrite}. On PostgreSQL, whose vacuum is its own affair, nothing happens.
   */
  readonly overwriteDeleted: () => Promise<void>;
  /**
   * Writes the whole file of SQLite anew, so that nothing is in it but what is stored; others wait to write
   * meanwhile. Says whether it did: not where the file is larger than 512 MB, somebody writes for long, or the
   * disk has no room for a second one. On PostgreSQL nothing happens.
   */
  readonly rewrite: () => Promise<boolean>;
  /**
   * Brings the tables up to date; safe to be called by several processes at once.
   *
   * @throws UnusableDatabaseError; the database's errors
   */
  readonly migrate: () => Promise<void>;
  /** Rejects unless the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long another process's change may stay unseen on PostgreSQL, in ms. */
const POLL_MS = 500;

/** Creates the folder of the data, readable by its owner only. */
export const createDataDir = (dataDir: string): void => {
  createFolder(dataDir);
};

const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

/** Says whether there is a file that {@link openStorage} would open, not make; of PostgreSQL only a connection tells. */
export const isDatabaseThere = ({ dataDir, databaseUrl }: StorageSettings): boolean =>
  databaseUrl !== undefined || existsSync(databaseFile(dataDir));

/** Names a database for people: never with a user or a password. */
export const describeDatabase = ({ dataDir, databaseUrl }: StorageSettings): string => {
  if (databaseUrl === undefined) return databaseFile(dataDir);
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const server = host === '' ? (searchParams.get('host') ?? 'localhost') : host;
  return `${decodeURIComponent(pathname.slice(1))} on PostgreSQL at ${server}`;
};

const openKysely = (dialect: Dialect, onError: OnDatabaseError | undefined): Db =>
  onError
    ? new Kysely<Schema>({
        dialect: reportingConnections(dialect, onError),
        log: reportingStatements(onError),
      })
    : new Kysely<Schema>({ dialect });

/**
 * Opens the storage. PostgreSQL is connected with the first statement, so that this succeeds while it
 * is down.
 *
 * @param onIdleError - is told of connections that broke while nobody used them
 * @param onError - is told of what failed while somebody did
 */
export const openStorage = (
  { dataDir, databaseUrl }: StorageSettings,
  onIdleError: (error: Error) => void = () => undefined,
  onError?: OnDatabaseError,
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
    const db = openKysely(postgresDialect(databaseUrl, onIdleError), onError);
    return {
      ...common(db),
      dialect: 'postgres',
      migrate: async () => {
        await checkEncoding(db);
        await migrate(db);
      },
      transact: async (work) => repeatingDeadlocks(async () => db.transaction().execute(work)),
      overwriteDeleted: async () => Promise.resolve(),
      rewrite: async () => Promise.resolve(true),
      changeStamp: () => `${String(Math.floor(performance.now() / POLL_MS))}:${String(ownChanges)}`,
    };
  }

  createDataDir(dataDir);
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
