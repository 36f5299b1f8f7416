import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Returns the migration that creates the table of a public form, and the column of its kind in the inbox. It is frozen
 * like every migration: a later change of a form's fields is a migration of its own.
 *
 * @param fields - columns with the text of the form's fields
 */
export const formTable = (kind: string, table: string, fields: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    let created = db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique());
    for (const field of fields)
      created = created.addColumn(field, 'text', (column) => column.notNull());
    await created
      .addColumn('suspicion', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    const id = `${kind}_id`;
    await db.schema
      .alterTable('inbox')
      .addColumn(id, 'text', (column) => column.references(`${table}.id`).onDelete('cascade'))
      .execute();
    await sql`create index ${sql.ref(`inbox_${id}`)} on inbox (${sql.ref(id)})
      where ${sql.ref(id)} is not null`.execute(db);
  },
});
