import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const decisions: Migration = {
  async up(db: Kysely<unknown>) {
    const texts = ['decision_id', 'told_status', 'decision_mail', 'decision_note'];
    for (const column of texts)
      await db.schema.alterTable('applications').addColumn(column, 'text').execute();
    await db.schema.alterTable('applications').addColumn('tell_at', 'bigint').execute();
    await db.schema.alterTable('outbox').addColumn('not_before', 'bigint').execute();
  },
};
