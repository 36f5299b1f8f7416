import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refusedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('outbox')
      .addColumn('address_refused', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Holds few rows. The desk queries it to learn whether an address took its mails.
    await sql`create index outbox_address_refused on outbox (envelope_to)
      where address_refused = 1`.execute(db);
  },
};
