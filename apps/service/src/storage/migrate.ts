import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** The names of all migrations of this version, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/** The database is there, and nothing can be stored in it; the message says what to do. */
export class UnusableDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableDatabaseError';
  }
}

/** The database has been through migrations that this version does not have. */
export class NewerDatabaseError extends UnusableDatabaseError {
  constructor(options?: ErrorOptions) {
    super(
      'the database was used by a newer version of the service: use that one, or restore a backup into an empty database',
      options,
    );
    this.name = 'NewerDatabaseError';
  }
}

/** How Kysely says it; it has no class for it. */
const KYSELY_MISSES_ONE = /^corrupted migrations: previously executed migration .+ is missing$/;

/**
 * Brings the tables up to date, or up to the migration `last`; safe to be called by several processes
 * at once. In a transaction it is a part of that.
 *
 * @throws NewerDatabaseError; the database's errors
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const provider = { getMigrations: async () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  if (error instanceof Error && KYSELY_MISSES_ONE.test(error.message))
    throw new NewerDatabaseError({ cause: error });
  throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
};

/** What Kysely keeps its own records in. */
const RECORD_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const;

/** Whether a database is one that the service has used: it has been migrated. */
export const wasMigrated = async (db: Db): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === RECORD_TABLES[0]);
};

/** The names of the migrations a database has been through, in their order. */
export const appliedMigrations = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from ${sql.table(RECORD_TABLES[0])}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
};

/** Deletes tables, and that there ever was a migration: as if the database were new. */
export const dropTables = async (db: Db, tables: readonly string[]): Promise<void> => {
  for (const table of [...tables, ...RECORD_TABLES])
    await db.schema.dropTable(table).ifExists().execute();
};
