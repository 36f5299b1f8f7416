import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const devicesAndHeldResumes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['browser', 'system'])
      await db.schema
        .alterTable('sessions')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
    await db.schema.alterTable('applications').addColumn('resume_scan', 'text').execute();
    await db.schema.alterTable('applications').addColumn('resume_scan_at', 'bigint').execute();
    await db.schema
      .alterTable('applications')
      .addColumn('resume_scan_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('applications').addColumn('resume_threat', 'text').execute();
    // Hold hardly any rows: waiting and infected resumes. Both are counted at each scrape of the metrics.
    await sql`create index applications_to_scan on applications (resume_scan_at)
      where resume_scan_at is not null`.execute(db);
    await sql`create index applications_infected on applications (resume_threat)
      where resume_threat is not null`.execute(db);
  },
};
