import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff_challenges')
      .addColumn('known_browser', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
