import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('meta')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('versions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into versions (name, version) values ('jobs', 0)`.execute(db);

    await db.schema
      .createTable('job_categories')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('jobcategory', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('job_locations')
      .addColumn('fk_district_id', 'integer', (column) => column.primaryKey())
      .addColumn('vch_district', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('jobs')
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
      .addColumn('last_date', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('open', 'closed')`),
      )
      .execute();

    await db.schema
      .createTable('enquiries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('msg', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('subscriptions')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('pending', 'confirmed')`),
      )
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('token_expires_at', 'bigint')
      .addColumn('mailed_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('idempotency_keys')
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('input_hash', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pkey', ['operation', 'key'])
      .execute();
    await db.schema
      .createIndex('idempotency_keys_created_at')
      .on('idempotency_keys')
      .column('created_at')
      .execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('envelope_from', 'text', (column) => column.notNull())
      .addColumn('envelope_to', 'text', (column) => column.notNull())
      .addColumn('from_name', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addColumn('abandoned_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    // Holds only mails that are still to be sent, so that the worker's query costs the same on a full table.
    await sql`create index outbox_due on outbox (next_attempt_at)
      where sent_at is null and abandoned_at is null`.execute(db);
    await sql`create index outbox_sent on outbox (sent_at) where sent_at is not null`.execute(db);
  },
};
