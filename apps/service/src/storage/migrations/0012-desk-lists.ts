import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deskLists: Migration = {
  async up(db: Kysely<unknown>) {
    const indexes = {
      subscriptions_time: ['subscriptions', 'created_at', 'email_key'],
      subscriptions_status: ['subscriptions', 'status', 'created_at', 'email_key'],
      audit_log_actor: ['audit_log', 'actor_code', 'at', 'id'],
      audit_log_action: ['audit_log', 'action', 'at', 'id'],
    } as const;
    for (const [name, [table, ...columns]] of Object.entries(indexes))
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    await sql`create index outbox_open on outbox (created_at, id) where sent_at is null`.execute(
      db,
    );
    await db.schema
      .alterTable('outbox')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update outbox
      set search_text = lower(envelope_to || ${'\n'} || substr(subject, 1, 200))`.execute(db);
    // Includes the searched text, so that a search does not read the mails' texts.
    await db.schema
      .createIndex('outbox_time')
      .on('outbox')
      .columns(['created_at', 'id', 'search_text'])
      .execute();
  },
};
