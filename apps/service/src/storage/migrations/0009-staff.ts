import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('employee_code', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('mobile_number', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('disabled_at', 'bigint')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_step', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('staff_recovery_codes')
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('staff_recovery_codes_key', ['member_id', 'code_hash'])
      .execute();

    await db.schema
      .createTable('staff_challenges')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text')
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('totp_secret', 'text')
      .addColumn('remember_me', 'integer', (column) => column.notNull())
      .addColumn('mailed', 'integer', (column) => column.notNull())
      .addColumn('wrong_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('staff_challenges_member')
      .on('staff_challenges')
      .columns(['member_id', 'created_at'])
      .execute();

    await db.schema
      .createTable('staff_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('remember_me', 'integer', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('staff_sessions_member')
      .on('staff_sessions')
      .column('member_id')
      .execute();

    await db.schema
      .createTable('staff_tried_captchas')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('staff_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('staff_attempts_address')
      .on('staff_attempts')
      .columns(['address_hash', 'created_at'])
      .execute();

    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_code', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_log_at').on('audit_log').columns(['at', 'id']).execute();
    await db.schema
      .createIndex('audit_log_subject')
      .on('audit_log')
      .columns(['subject', 'at'])
      .execute();
  },
};
