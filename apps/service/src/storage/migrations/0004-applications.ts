import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const applications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('applications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('job_id', 'integer', (column) => column.notNull())
      .addColumn('job_title', 'text', (column) => column.notNull())
      .addColumn('doc_type', 'integer', (column) => column.notNull())
      .addColumn('applcnt_name', 'text', (column) => column.notNull())
      .addColumn('applcnt_email', 'text', (column) => column.notNull())
      .addColumn('applcnt_phone', 'text', (column) => column.notNull())
      .addColumn('applcnt_covr_letr', 'text', (column) => column.notNull())
      .addColumn('resume_key', 'text', (column) => column.notNull().unique())
      .addColumn('resume_name', 'text', (column) => column.notNull())
      .addColumn('resume_bytes', 'integer', (column) => column.notNull())
      .addColumn('resume_digest', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('applications_job_id')
      .on('applications')
      .column('job_id')
      .execute();
  },
};
