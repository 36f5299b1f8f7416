import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const vacanciesAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('jobs')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('jobs').addColumn('desk_changed_at', 'bigint').execute();
  },
};
