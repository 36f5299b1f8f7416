import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const countsOfApplications: Migration = {
  async up(db: Kysely<unknown>) {
    // Holds all columns of the counts, so that they do not read the rows with their long letters.
    await db.schema
      .createIndex('applications_counts')
      .on('applications')
      .columns(['status', 'job_id', 'owner_code', 'source', 'id'])
      .execute();
  },
};
