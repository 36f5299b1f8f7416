import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const resumesToDelete: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('resumes_to_delete')
      .addColumn('resume_key', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
