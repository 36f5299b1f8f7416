import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Executes statements one after the other. */
export const execute = async <T>(db: Kysely<T>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

export const migrationOf = (statements: readonly string[]): Migration => ({
  up: async (db) => execute(db, statements),
});
