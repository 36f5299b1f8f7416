import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const choicesOfTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['job_categories', 'job_locations'])
      await db.schema.alterTable(table).addColumn('desk_added_at', 'bigint').execute();
  },
};
