import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    for (const column of ['name_key', 'search_text'])
      await db.schema
        .alterTable('applications')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    await sql`update applications set name_key = lower(substr(applcnt_name, 1, 200))`.execute(db);
    await sql`
      update applications
      set search_text = name_key || ${'\n'} || lower(applcnt_email || ${'\n'} || reference)
    `.execute(db);
    await sql`create index applications_search on applications (search_text, id)`.execute(db);
    await db.schema
      .createIndex('applications_created_at')
      .on('applications')
      .columns(['created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('applications_job')
      .on('applications')
      .columns(['job_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('applications_name')
      .on('applications')
      .columns(['name_key', 'id'])
      .execute();

    await db.schema
      .createTable('application_tags')
      .addColumn('application_id', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('application_tags_key', ['application_id', 'tag'])
      .execute();
    await db.schema
      .createIndex('application_tags_tag')
      .on('application_tags')
      .columns(['tag', 'application_id'])
      .execute();

    await db.schema
      .createTable('application_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('application_id', 'text', (column) => column.notNull())
      .addColumn('author_code', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_notes_application')
      .on('application_notes')
      .columns(['application_id', 'id'])
      .execute();
  },
};
