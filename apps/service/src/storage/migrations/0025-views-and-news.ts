import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const viewsAndNews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_saved_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) =>
        column.notNull().references('staff_members.id').onDelete('cascade'),
      )
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('staff_saved_views_name', ['member_id', 'list', 'name_key'])
      .execute();

    await db.schema
      .createTable('staff_seen_lists')
      .addColumn('member_id', 'text', (column) =>
        column.notNull().references('staff_members.id').onDelete('cascade'),
      )
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('seen_until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('staff_seen_lists_key', ['member_id', 'list'])
      .execute();
  },
};
