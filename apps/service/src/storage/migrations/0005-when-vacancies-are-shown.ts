import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { execute } from './statements.ts';

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
    await execute(db, [
      `create table jobs_with_drafts (
         job_id integer primary key,
         job_title text not null,
         job_short_desc text not null,
         description text not null,
         category_id integer not null references job_categories (id),
         job_type integer not null check (job_type in (1, 2)),
         vch_office text not null,
         int_location_id integer not null references job_locations (fk_district_id),
         first_date text,
         last_date text not null,
         status text not null check (status in ('draft', 'open', 'closed')),
         changed_at bigint not null default 0,
         constraint jobs_shown_from check (first_date is not null or status <> 'open')
       )`,
    ]);
    const shown = await db
      .selectFrom('jobs')
      .select(['job_id', 'last_date', 'changed_at'])
      .execute();
    await sql`insert into jobs_with_drafts (${columns}, first_date)
      select ${columns}, last_date from jobs`.execute(db);
    await execute(db, ['drop table jobs', 'alter table jobs_with_drafts rename to jobs']);
    for (const { job_id, last_date, changed_at } of shown) {
      const first_date = dayOf(changed_at);
      if (first_date >= last_date) continue;
      await db.updateTable('jobs').set({ first_date }).where('job_id', '=', job_id).execute();
    }
  },
};
