import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Tables {
  jobs: { job_id: number; first_date: string | null; last_date: string; changed_at: number };
}

const columns = sql.join(
  [
    ...['job_id', 'job_title', 'job_short_desc', 'description', 'category_id', 'job_type'],
    ...['vch_office', 'int_location_id', 'last_date', 'status', 'changed_at'],
  ].map((column) => sql.ref(column)),
);

/** Returns the calendar day in Asia/Kolkata (UTC+05:30), as the service reckoned it when this migration was written. */
const dayOf = (changedAt: number): string =>
  new Date(changedAt + 5.5 * 3_600_000).toISOString().slice(0, 10);

/**
 * Adds drafts and the first day. SQLite cannot change a column's constraint, so the table is rebuilt. Existing
 * vacancies count as shown since their last change, since their first day is unknown.
 */
export const whenVacanciesAreShown: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('jobs_with_drafts')
      .addColumn('job_id', 'integer', (column) => column.primaryKey())
      .addColumn('job_title', 'text', (column) => column.notNull())
      .addColumn('job_short_desc', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('category_id', 'integer', (column) =>
        column.notNull().references('job_categories.id'),
      )
      .addColumn('job_type', 'integer', (column) => column.notNull().check(sql`job_type in (1, 2)`))
      .addColumn('vch_office', 'text', (column) => column.notNull())
      .addColumn('int_location_id', 'integer', (column) =>
        column.notNull().references('job_locations.fk_district_id'),
      )
      .addColumn('first_date', 'text')
      .addColumn('last_date', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('draft', 'open', 'closed')`),
      )
      .addColumn('changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('jobs_shown_from', sql`first_date is not null or status <> 'open'`)
      .execute();
    const shown = await db
      .selectFrom('jobs')
      .select(['job_id', 'last_date', 'changed_at'])
      .execute();
    await sql`insert into jobs_with_drafts (${columns}, first_date)
      select ${columns}, last_date from jobs`.execute(db);
    await db.schema.dropTable('jobs').execute();
    await db.schema.alterTable('jobs_with_drafts').renameTo('jobs').execute();
    for (const { job_id, last_date, changed_at } of shown) {
      const first_date = dayOf(changed_at);
      if (first_date >= last_date) continue;
      await db.updateTable('jobs').set({ first_date }).where('job_id', '=', job_id).execute();
    }
  },
};
