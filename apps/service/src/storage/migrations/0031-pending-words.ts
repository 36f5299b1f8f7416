import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pendingWords: Migration = {
  /**
   * Lets PostgreSQL collect the words of new applications and index those of many together, which takes less time. Each
   * search also reads what has been collected, which the limit (in KB) keeps short.
   */
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const index of ['application_texts_words', 'application_texts_own_words'])
      await sql`alter index ${sql.ref(index)}
        set (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  },
};
