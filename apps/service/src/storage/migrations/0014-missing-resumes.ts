import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const missingResumes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('applications')
      .addColumn('resume_missing_since', 'bigint')
      .execute();
    // Holds hardly any rows, as these are counted at each scrape of the metrics.
    await sql`create index applications_missing on applications (resume_missing_since)
      where resume_missing_since is not null`.execute(db);
  },
};
