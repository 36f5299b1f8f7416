import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const suspectedSubmissions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['enquiries', 'contact_messages', 'demo_requests', 'subscriptions']) {
      await db.schema.alterTable(table).addColumn('suspicion', 'text').execute();
    }
    await db.schema.alterTable('outbox').addColumn('held_for', 'text').execute();
    // Leaves out held mails, so that the worker's query does not read them.
    await db.schema.dropIndex('outbox_due').execute();
    await sql`create index outbox_due on outbox (next_attempt_at)
      where sent_at is null and abandoned_at is null and held_for is null`.execute(db);
  },
};
