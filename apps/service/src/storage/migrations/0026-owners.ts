import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const owners: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['applications', 'jobs'])
      await db.schema.alterTable(table).addColumn('owner_code', 'text').execute();
    await db.schema
      .createIndex('applications_owner')
      .on('applications')
      .columns(['owner_code', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('jobs_owner')
      .on('jobs')
      .columns(['owner_code', 'job_id'])
      .execute();
  },
};
