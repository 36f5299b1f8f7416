import { type Kysely, PostgresAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';
import { execute } from './statements.ts';

interface Before {
  readonly jobs: {
    readonly job_id: number;
    readonly job_title: string;
    readonly vch_office: string;
    readonly first_date: string | null;
    readonly changed_at: number;
    search_text: string;
    published_at: number | null;
  };
}

const ROWS_AT_A_TIME = 500;
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`) - KOLKATA_OFFSET_MS;

const fill = async (db: Kysely<Before>) => {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('jobs')
      .select(['job_id', 'job_title', 'vch_office', 'first_date', 'changed_at'])
      .where('job_id', '>', after)
      .orderBy('job_id')
      .limit(ROWS_AT_A_TIME)
      .execute();
    for (const { job_id, job_title, vch_office, first_date, changed_at } of rows)
      await db
        .updateTable('jobs')
        .set({
          search_text: `${job_title.toLowerCase()}\n${vch_office.toLowerCase()}`,
          published_at: first_date === null ? null : Math.max(changed_at, startOfDay(first_date)),
        })
        .where('job_id', '=', job_id)
        .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.job_id;
  }
};

/*
 * Finds letters in the middle of a word by their trigrams, if the database's user has the extension and the right to
 * create it. Without it a search gives the same results. An error must not undo the migration.
 */
const trigrams = `do $$ begin
  create extension if not exists pg_trgm;
  create index jobs_trigrams on jobs using gin (search_text gin_trgm_ops);
exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object
  then raise notice 'vacancies are searched without pg_trgm: %', sqlerrm;
end $$`;

export const vacancySearch: Migration = {
  async up(db: Kysely<unknown>) {
    await execute(db, [
      "alter table jobs add column search_text text not null default ''",
      'alter table jobs add column published_at bigint',
    ]);
    await fill(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // Holds all columns of a search, so that it does not read the descriptions. PostgreSQL limits the size of an index
    // entry.
    const searched =
      'status, job_id, first_date, last_date, category_id, job_type, int_location_id';
    await execute(db, [
      `create index jobs_searched on jobs (${searched}${isPostgres ? '' : ', search_text'})`,
      'create index jobs_published on jobs (status, published_at, job_id, first_date, last_date)',
      ...(isPostgres ? [trigrams] : []),
    ]);
  },
};
