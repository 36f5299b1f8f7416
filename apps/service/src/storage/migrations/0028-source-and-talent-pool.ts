import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sourceAndTalentPool: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const column of ['pool_ends_at', 'pool_told_at'])
      await db.schema.alterTable('applications').addColumn(column, 'bigint').execute();
    for (const column of ['source', 'pool_ends_at'])
      await db.schema
        .createIndex(`applications_${column}`)
        .on('applications')
        .columns([column, 'created_at', 'id'])
        .execute();
  },
};
