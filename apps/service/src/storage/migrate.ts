import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres } from './locks.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** Failure to use a database that is reachable. The message says what to do. */
export class UnusableDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableDatabaseError';
  }
}

/** Failure to use a database with migrations that this version does not have. */
export class NewerDatabaseError extends UnusableDatabaseError {
  constructor(options?: ErrorOptions) {
    super(
      'the database was used by a newer version of the service: use that one, or restore a backup into an empty database',
      options,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Message of Kysely for that, which has no error class. */
const KYSELY_MISSES_ONE = /^corrupted migrations: previously executed migration .+ is missing$/;

/** Tables of Kysely's own records. */
const RECORD_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const;

/** Schema in which the service finds Kysely's records; `null` before there are any. PostgreSQL only. */
const schemaFound = sql<
  string | null
>`(select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where pg_class.oid = to_regclass(${sql.lit(RECORD_TABLES[0])}))`;

/**
 * Returns the schema of the records, or the one in which to begin them. Kysely itself would take those of another
 * application, in a schema of its own, for these.
 */
const schemaOfRecords = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{
    readonly name: string | null;
  }>`select coalesce(${schemaFound}, current_schema()) as name`.execute(db);
  return rows[0]?.name ?? undefined;
};

const run = async (db: Db, last: string | undefined): Promise<void> => {
  const provider = { getMigrations: async () => Promise.resolve({ ...migrations }) };
  const schema = isPostgres(db) ? await schemaOfRecords(db) : undefined;
  const migrator = new Migrator({ db, provider, ...(schema && { migrationTableSchema: schema }) });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  if (error instanceof Error && KYSELY_MISSES_ONE.test(error.message))
    throw new NewerDatabaseError({ cause: error });
  throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
};

/** Returns whether a database has been migrated, and thus used by the service. */
export const wasMigrated = async (db: Db): Promise<boolean> => {
  if (isPostgres(db)) {
    const { rows } = await sql<{
      readonly name: string | null;
    }>`select ${schemaFound} as name`.execute(db);
    return rows[0]?.name !== null;
  }
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === RECORD_TABLES[0]);
};

/**
 * Begins Kysely's records, where there are none. It says why that cannot be: Kysely would ask on, and be told only that
 * the transaction is aborted.
 */
const beginRecords = async (db: Db) => {
  if (await wasMigrated(db)) return;
  await db.schema
    .createTable(RECORD_TABLES[0])
    .addColumn('name', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
};

/**
 * Migrates the tables to the latest migration, or to `last`. Several processes may call it at once. Within a
 * transaction it becomes a part of it.
 *
 * @throws NewerDatabaseError; the database's errors
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  if (!isPostgres(db)) return run(db, last);
  const runAlone = async (transaction: Db) => {
    // Ends with the transaction. Kysely's own is the session's, and PgBouncer keeps that for whoever has it next.
    await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(transaction);
    await beginRecords(transaction);
    await run(transaction, last);
  };
  return db.isTransaction ? runAlone(db) : db.transaction().execute(runAlone);
};

/** Reads the names of the migrations that a database has been through, in their order. */
export const appliedMigrations = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from ${sql.table(RECORD_TABLES[0])}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
};

/** Index of words of SQLite, which is a table. */
const WORDS_TABLE = 'application_words';

/** Deletes tables and the records of migrations, so that the database is like a new one. */
export const dropTables = async (db: Db, tables: readonly string[]): Promise<void> => {
  for (const table of [WORDS_TABLE, ...tables, ...RECORD_TABLES])
    await db.schema.dropTable(table).ifExists().execute();
};
