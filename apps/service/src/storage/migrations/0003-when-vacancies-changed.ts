import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { execute } from './statements.ts';

/** Existing vacancies get the present time, since the time of their last change is unknown. */
export const whenVacanciesChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await execute(db, ['alter table jobs add column changed_at bigint not null default 0']);
    await sql`update jobs set changed_at = ${Date.now()}`.execute(db);
  },
};
