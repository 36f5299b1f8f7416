import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Existing vacancies get the present time, since the time of their last change is unknown. */
export const whenVacanciesChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('jobs')
      .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update jobs set changed_at = ${Date.now()}`.execute(db);
  },
};
