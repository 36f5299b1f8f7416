import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const guests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('password_set_at', 'bigint', (column) => column.notNull())
      .addColumn('warned_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sign_in_challenges')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('remember_me', 'integer', (column) => column.notNull())
      .addColumn('mailed', 'integer', (column) => column.notNull())
      .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_challenges_email_key')
      .on('sign_in_challenges')
      .columns(['email_key', 'created_at'])
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('remember_me', 'integer', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_email_key').on('sessions').column('email_key').execute();

    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('password_resets_email_key')
      .on('password_resets')
      .columns(['email_key', 'created_at'])
      .execute();

    await db.schema
      .alterTable('applications')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('received'))
      .execute();
    await sql`create index applications_email on applications (lower(applcnt_email))`.execute(db);
    await db.schema.alterTable('outbox').addColumn('secret', 'text').execute();
  },
};
