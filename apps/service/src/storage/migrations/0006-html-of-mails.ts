import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Waiting mails stay plain text, since their HTML is unknown. */
export const htmlOfMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('html', 'text').execute();
  },
};
