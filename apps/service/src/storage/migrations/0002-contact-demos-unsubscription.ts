import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactDemosUnsubscription: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('demo_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema.alterTable('subscriptions').addColumn('unsubscribe_hash', 'text').execute();
    await db.schema
      .createIndex('subscriptions_unsubscribe_hash')
      .unique()
      .on('subscriptions')
      .column('unsubscribe_hash')
      .execute();

    await db.schema.alterTable('outbox').addColumn('unsubscribe_link', 'text').execute();
    await sql`create index outbox_unsubscribe_link on outbox (unsubscribe_link)
      where unsubscribe_link is not null`.execute(db);
    await sql`create index outbox_abandoned on outbox (abandoned_at)
      where abandoned_at is not null`.execute(db);
  },
};
