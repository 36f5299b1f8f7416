import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails that were waiting stay plain text: what they would look like is not known. */
export const htmlOfMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('html', 'text').execute();
  },
};
