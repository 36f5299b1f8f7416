import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const proofsAndLastSeen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff_sessions').addColumn('proven_at', 'bigint').execute();
    await db.schema
      .alterTable('staff_sessions')
      .addColumn('wrong_proofs', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('staff_members').addColumn('seen_at', 'bigint').execute();
  },
};
